# Le numéro d’une donne.
setup-deal_title = Numéro de la donne
setup-deal_about = Il s’affiche à la fin d’une partie. Même numéro, même jeu, mêmes règles maison et même nombre de joueurs : mêmes cartes à chaque mène.
setup-deal_by_chance = Au hasard
setup-deal_number = Donne { $number }
setup-deal_any = Donne : au hasard
settle-deal = Donne { $number }
settle-same_cards = Mêmes cartes
