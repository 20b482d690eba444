### Seen at the table, in a slip beside the place: why cards that are being moved cannot go there,
### where the rules have no word for it.

refuse-discard-one_only = You discard one card at a time; choose one of these.
refuse-lay_off-needs_card = A wild card moves only when you add a card to its meld.
refuse-meld-neither = Together these cards make neither a { -set } nor { -a_run }.
refuse-play-one_only = You play one card from your hand in a turn; choose one of these.

# Putting a contract together. $slot counts from one.
refuse-stage-no_slot = This card fits in no part of your { -contract }. This { -hand } asks for { $contract }.
refuse-stage-spared = This part stays empty: a larger meld counts for it as well.
refuse-stage-incomplete = Part { $slot } is not complete yet.
