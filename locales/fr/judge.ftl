# L’arbitre de la vraie table : on clique sur des cartes, et il dit ce que disent les règles.

judge-title = Est-ce permis ?
judge-ask-meld = Une combinaison
judge-ask-contract = Un contrat
judge-ask-add = Un ajout
judge-ask-take = Une prise
judge-yes = Oui
judge-no = Non
judge-right-meld = C’est { $meld }.
judge-right-contract = C’est le contrat { $number }, complet et exact.
judge-right-add = L’ajout est permis.
judge-right-take = La carte les prend.
judge-no_table = Ce jeu n’a pas ces cartes.
judge-begin = Clique sur les cartes.
judge-rule = La règle
judge-clear = Vider
judge-hand = En main
judge-table = Sur la table
judge-laid = Déposé
judge-remove = Retirer une carte
