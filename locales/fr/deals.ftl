# Le numéro d’une donne.
setup-deal_title = Numéro de donne
setup-deal_about = Il est affiché à la fin d’une partie. Le même numéro, avec le même jeu, les mêmes règles maison et autant de joueurs, donne les mêmes cartes à chaque mène.
setup-deal_by_chance = Au hasard
setup-deal_number = Donne { $number }
setup-deal_any = Donne : au hasard
settle-deal = Donne { $number }
settle-same_cards = Mêmes cartes
