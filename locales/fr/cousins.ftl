### Escoba, Scopa et Cassino : leurs noms, options et précisions.

-primiera = { GAME() ->
        [escoba] setenta
       *[other] primiera
    }
variant-escoba-name = Escoba
variant-escoba-about = Fais quinze avec ta carte et celles de la table.
variant-scopa-name = Scopa
variant-scopa-about = La pêche à l’italienne : l’égale d’abord, puis les sommes, et le sept de deniers.
variant-cassino-name = Cassino
variant-cassino-about = Prends, forme et augmente pour le dix de carreau et le deux de pique.
option-capture-name-escoba = Prendre
option-capture-help-escoba = Si une carte qui peut prendre doit le faire.
option-capture-value-compulsory-escoba = obligatoire
option-capture-value-optional-escoba = au choix
option-capture-name-scopa = Prendre
option-capture-help-scopa = Si une carte qui peut prendre doit le faire.
option-capture-value-compulsory-scopa = obligatoire
option-capture-value-optional-scopa = au choix
option-target_tie-name = Égalité au but
option-target_tie-help = Ce qui se passe si les meilleurs scores sont égaux quand le but est atteint.
option-target_tie-value-another_hand = on rejoue
option-target_tie-value-shared = victoire partagée
option-table_fifteen-name-escoba = Table de quinze
option-table_fifteen-help-escoba = À qui vont les quatre premières cartes si elles font quinze, ou deux fois quinze.
option-table_fifteen-value-dealer-escoba = le donneur
option-table_fifteen-value-off-escoba = personne
option-sevens-name-escoba = Point des sept
option-sevens-help-escoba = Ce qui le gagne : le plus de sept, ou la somme de la meilleure carte de chaque couleur (setenta).
option-sevens-value-most-escoba = le plus de sept
option-sevens-value-setenta-escoba = setenta
option-all_coins-name-escoba = Tous les deniers
option-all_coins-help-escoba = Ce que valent les dix deniers ensemble.
option-all_sevens-name-escoba = Tous les sept
option-all_sevens-help-escoba = Ce que valent les quatre sept ensemble.
option-napola-name-scopa = Napola
option-napola-help-scopa = As, deux et trois de deniers comptent trois points, et chaque denier qui suit dans l’ordre un de plus.
option-primiera-name-scopa = Primiera
option-primiera-help-scopa = Ce qui gagne son point : la somme de la meilleure carte de chaque couleur, ou le plus de sept.
option-primiera-value-sum-scopa = meilleures cartes
option-primiera-value-sevens-scopa = le plus de sept
option-primiera-missing_suit-name-scopa = Primiera sans une couleur
option-primiera-missing_suit-help-scopa = Ce qui arrive à celui qui n’a aucune carte d’une couleur.
option-primiera-missing_suit-value-none-scopa = pas de primiera
option-primiera-missing_suit-value-zero-scopa = la couleur compte 0
option-rebello-name-scopa = Roi de deniers
option-rebello-help-scopa = Ce que vaut le roi de deniers (rebello).
option-sweep_on_last_play-name-scopa = Scopa avec la dernière carte
option-sweep_on_last_play-help-scopa = Vider la table avec la dernière carte de la manche compte comme scopa.
option-court_capture-name-cassino = Figures
option-court_capture-help-cassino = Combien d’égales une figure prend à la fois.
option-court_capture-value-one-cassino = une
option-court_capture-value-or_three-cassino = une ou trois
option-court_capture-value-all-cassino = toutes
option-raise_own_build-help-cassino = Tu peux augmenter ta propre pile si tu as une carte de la nouvelle valeur.
option-raise_needs_previous-name-cassino = Garder aussi l’ancienne valeur
option-raise_needs_previous-help-cassino = Pour augmenter ta propre pile, tu dois aussi en garder l’ancienne valeur.
option-trail_that_takes-name-cassino = Poser une carte qui peut prendre
option-trail_that_takes-help-cassino = Tu peux poser une carte même si elle peut prendre quelque chose.
option-sweep_points-name-cassino = Points par balayage
preset-with_napola-name-scopa = Avec napola et rebello
ruling-R_N_3 = Une fois le but atteint, celui qui a le plus de points gagne.
ruling-R_N_5 = Ce qui reste à la fin va à celui qui a pris en dernier, et ne compte jamais comme { -wincho }.
ruling-R_ES_1 = Personne n’est obligé de prendre.
ruling-R_ES_2 = Une première table de quinze est au donneur, et c’est une escoba.
ruling-R_ES_3 = Le point des sept va à celui qui en a le plus.
ruling-R_ES_5 = Pas d’escoba avec la dernière carte d’une manche : ce qui reste ne fait jamais quinze.
ruling-R_SC_1 = Une carte qui peut prendre doit le faire ; tu choisis laquelle tu joues.
ruling-R_SC_2 = La dernière carte d’une manche ne fait pas de scopa.
ruling-R_SC_3 = Pour la primiera, la meilleure carte de chaque couleur compte.
ruling-R_SC_4 = Sans une carte de chaque couleur, pas de primiera.
ruling-R_CS_1 = Une figure prend une seule égale.
ruling-R_CS_2 = Tu peux augmenter ta propre pile.
ruling-R_CS_3 = Une carte qui peut prendre peut être posée.
ruling-R_CS_5 = Tant qu’une pile est à toi, tu ne peux pas poser.
ruling-R_CS_7 = Tu peux prendre moins que possible, mais au moins un groupe.
rules-section-sweep-escoba = L’escoba
rules-section-sweep-scopa = La scopa
card-named_7d-scopa = settebello
card-the_7d-scopa = le settebello
# The card that is worth most is taken.
log-taken-prize = { $player } prend { $cards } avec { $card } !
log-taken-prize-cassino = { $player } prend { $cards } avec { $card } : le grand casino !
log-leftovers-first = Les premières cartes font { $value } et vont à { $player }, qui a donné : { $cards }.
log-leftovers-first-short = Les premières cartes font { $value } : elles vont à { $player }.
refuse-take-not_sum-scopa = Ces cartes ne font pas { $value }.
# Where the names of Spanish cards have no room.
log-taken-short-spanish = { $player } gagne { $count } cartes avec { $card }.
log-taken-prize-short-spanish = { $player } gagne { $count } cartes avec { $card } !
log-leftovers-short-spanish =
    Ce qui reste va à { $player } : { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
scores-category-7d-escoba = Sept de deniers
scores-category-7d-scopa = Settebello
scores-category-kd-scopa = Rebello
scores-category-10d-cassino = Grand casino
scores-category-2s-cassino = Petit casino
scores-category-a-cassino = As
refuse-take-pairs_one = Une figure prend une seule égale à la fois.
refuse-take-pairs_one_or_three = Une figure prend une égale, ou trois.
refuse-take-single_first = Il y a une carte de { $value } : elle se prend avant toute somme.
refuse-take-one_group = Une carte ne prend qu’un seul groupe.
refuse-trail-must_take = Cette carte peut prendre, donc elle le doit.
rules-worth-most_rank-escoba = Majorité aux sept
rules-prize-most_rank-escoba = la majorité aux sept
option-trail_that_takes-without-cassino = Une carte qui peut prendre ne peut pas être posée.
advice-take_rank-escoba = Pour la majorité aux sept : { $count } de plus ; on en était à { $have } contre { $most }.
