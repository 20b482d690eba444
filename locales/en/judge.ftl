### The judge for the real table: cards are clicked, and what the rules say of them is told.

judge-title = Is this allowed?
judge-ask-meld = A meld
judge-ask-contract = A contract
judge-ask-add = A card added
judge-ask-take = A card takes
judge-yes = Yes
judge-no = No
judge-right-meld = That is { $meld }.
judge-right-contract = That is contract { $number }, complete and exact.
judge-right-add = It may be added there.
judge-right-take = It takes them.
judge-no_table = This game has no such cards.
judge-begin = Click the cards.
judge-rule = The rule
judge-clear = Clear
judge-hand = In the hand
judge-table = On the table
judge-laid = Laid down
judge-remove = Take a card away
