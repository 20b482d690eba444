# Les livres de règles : chaque jeu raconté d'après ses pièces, avec les nombres en vigueur. Les
# *étoiles* mettent des mots en gras. Un texte dont la clé finit par le nom d'un jeu est le sien.

# La scène
rules-title = Règles
rules-search = Chercher
rules-found_nothing = Rien ici sur « { $words } ». Essaie un autre mot.
rules-hint-section = Sujet
rules-hint-page = Page
rules-hint-other = Sommaire ou page
rules-hint-back = Retour

# Les sujets
rules-section-goal = Le but
rules-section-deal = Cartes et donne
rules-section-turn = Ton tour
rules-section-draw = Piocher
rules-section-melds = Les combinaisons
rules-section-wilds = Les jokers
rules-section-wilds-loba_de_mas = Les cartes libres
rules-section-contracts = Les contrats
rules-section-contracts-loba_seis_menes = La dépose de chaque mène
rules-section-lay_off = Les ajouts
rules-section-capture = Prendre
rules-section-inert = Ce que rien ne prend
rules-section-inert-la_mona = La Mona
rules-section-build = Former
rules-section-fila = Plusieurs groupes
rules-section-fila-la_mona = La fila
rules-section-sweep = Vider la table
rules-section-sweep-la_mona = Le wincho
rules-section-end = La fin d’une { -mene }
rules-section-scoring = Les points
rules-section-match = La partie
rules-section-money = Lunas
rules-section-house = Règles de la maison
rules-heading-stock_out = Quand la pioche est vide
rules-heading-rebuys = Reenganche
rules-heading-match_over = Qui gagne
rules-heading-changed = À cette table
rules-heading-rulings = Bon à savoir
rules-heading-on_table = Sur la table
rules-heading-wild_on_table = Les cartes libres sur la table
rules-heading-in_hand = Ce qui te reste en main
rules-heading-raising = Augmenter une formation

# Le but
rules-goal-out = Débarrasse-toi de tes cartes : dépose-les en combinaisons, et n’en aie plus aucune avant les autres. Qui termine ne compte rien ; les autres comptent ce qu’ils tiennent encore.
rules-goal-table = Fais travailler tes cartes. Ce qui est dans tes combinaisons compte pour toi, ce qui reste dans ta main compte contre toi.
rules-goal-collect = N’aie plus aucune carte avant les autres, et ramasse les points de tout ce qu’ils tiennent encore.
rules-goal-contracts = Il y a { $count } contrats, un par { -mene }. Dépose d’abord celui de la { -mene } ; ensuite seulement tu peux ajouter des cartes.
rules-goal-contracts-loba_seis_menes = Il y a { $count } mènes, chacune avec sa dépose. Fais-la d’abord ; ensuite seulement tu peux ajouter des cartes.
rules-goal-eliminate = Les points sont mauvais. Qui atteint { $points } est éliminé, et le dernier qui reste gagne la partie.
rules-goal-lowest = Après la dernière { -mene }, le moins de points l’emporte.
rules-goal-highest = Après la dernière { -mene }, le plus de points l’emporte.
rules-goal-target-highest = La partie finit quand quelqu’un a { $points } points ; le plus de points l’emporte.
rules-goal-target-lowest = La partie finit quand quelqu’un a { $points } points ; le moins de points l’emporte.

# Joueurs, cartes, donne
rules-players-between = De { $least } à { $most } joueurs.
rules-players-exactly = Pour { $count } joueurs.
rules-players-partners = À { $count }, ceux qui se font face jouent ensemble.
rules-deck-plain =
    { $packs ->
        [one] Un jeu de { $cards } cartes.
       *[other] { $packs } jeux, { $cards } cartes en tout.
    }
rules-deck-jokers =
    { $jokers ->
        [one] { $cards } cartes : { $packs } × 52 et un joker.
       *[other] { $cards } cartes : { $packs } × 52 et { $jokers } jokers.
    }
rules-deck-twins =
    { $packs ->
        [one] Chaque carte existe une seule fois.
        [2] Chaque carte existe deux fois : ce sont des jumelles.
       *[other] Chaque carte existe { $packs } fois : ce sont des jumelles.
    }
rules-deck-order = L’ordre est A 2 3 4 5 6 7 8 9 10 { -valet } { -dame } { -roi }.
rules-deal-hand = Chacun reçoit { $count } cartes.
rules-deal-hand_for = À { $players } joueurs, { $count } cartes chacun.
rules-deal-upcard = La carte suivante est retournée et commence { -la_defausse }. Le reste est la pioche.
rules-deal-no_upcard = On ne retourne aucune carte : { -la_defausse } commence par la première carte défaussée.
rules-deal-rebury = Un joker retourné rentre dans la pioche, et l’on retourne la suivante.
rules-dealer-random = Le hasard nomme le premier donneur.
rules-dealer-high_cut = Chacun coupe une carte ; la plus haute donne d’abord.
rules-dealer-low_cut = Chacun coupe une carte ; la plus basse donne d’abord. Ici, l’as est le plus bas de tous.
rules-direction-clockwise = Le joueur à gauche du donneur commence, et l’on tourne comme la montre. Après chaque { -mene }, la donne passe au suivant.
rules-direction-anticlockwise = Le joueur à droite du donneur commence, et l’on tourne au contraire de la montre. Après chaque { -mene }, la donne passe au suivant.

# Un tour
rules-turn-draw-stock = *1. Tire* la carte du dessus de la pioche.
rules-turn-draw-top = *1. Tire* une carte : de la pioche, ou celle du dessus { -de_la_defausse }.
rules-turn-draw-whole = *1. Tire* une carte de la pioche, ou prends { -toute_la_defausse }.
rules-turn-lay = *2. Dépose,* si tu veux : toutes tes combinaisons, et des cartes sur celles de la table.
rules-turn-lay_contract = *2. Dépose,* si tu peux : d’abord ton contrat, et dès ton prochain tour des cartes sur les combinaisons.
rules-turn-lay_contract-loba_seis_menes = *2. Dépose,* si tu peux : d’abord ta dépose, et dès ton prochain tour des ajouts ou d’autres combinaisons.
rules-turn-discard = *3. Défausse* une carte, face visible. C’est la fin de ton tour.
rules-turn-back = Jusqu’à ta défausse, tu peux reprendre et refaire chaque pas, sauf une carte tirée de la pioche.

# Piocher
rules-draw-stock_only = On ne tire que de la pioche.
rules-draw-top = Tire la carte du dessus de la pioche, ou prends celle du dessus { -de_la_defausse }. Tu peux simplement la garder.
rules-draw-top_to_play = La carte du dessus { -de_la_defausse } ne se prend que pour être déposée dans ce même tour : dans une nouvelle combinaison, ou en ajout.
rules-draw-top_for_meld = La carte du dessus { -de_la_defausse } ne se prend que pour être déposée dans ce même tour, dans une nouvelle combinaison.
rules-draw-not_with_first_meld = Au tour de ta première combinaison, elle doit aller dans une nouvelle.
rules-draw-no_rediscard = La carte que tu as prise ne peut pas être défaussée dans le même tour.
rules-draw-not_once_opened = Dès que tu as déposé, tu ne tires plus que de la pioche.
rules-draw-whole = Tire la carte du dessus de la pioche, ou prends { -toute_la_defausse }, jamais une partie. Ses cartes sont étalées, chacun les voit.
rules-draw-whole_free = Le prendre ne t’oblige à rien.
rules-draw-whole_to_play = Qui le prend doit déposer l’une de ses cartes dans ce tour.
rules-draw-lone_card = Si c’était une seule carte, tu ne peux pas la défausser aussitôt ; sa jumelle, si.
rules-stock_out-shuffle = Les cartes défaussées, sauf celle du dessus, sont mélangées et font la nouvelle pioche.
rules-stock_out-flip = Les cartes défaussées, sauf celle du dessus, sont retournées sans être mélangées : la plus ancienne vient d’abord.
rules-stock_out-stall =
    { $count ->
        [one] Si elle s’épuise encore sans une seule carte déposée, la { -mene } est bloquée.
        [2] Si cela arrive deux fois de suite sans une seule carte déposée, la { -mene } est bloquée.
       *[other] Si cela arrive { $count } fois de suite sans une seule carte déposée, la { -mene } est bloquée.
    }
rules-stock_out-nothing = Elle l’est aussi quand il n’y a plus rien à tirer, ni de quoi refaire une pioche.
rules-stock_out-score_all = Dans une { -mene } bloquée, personne ne gagne : chacun compte ce qu’il tient.
rules-stock_out-void_redeal = Une { -mene } bloquée ne compte pas et se redonne.
rules-stock_out-end_hand = Qui tire la dernière carte finit son tour, et la { -mene } est finie.

# Les combinaisons
rules-set-any = Au moins { $count } cartes de même hauteur, de n’importe quelle couleur.
rules-set-all_different = Au moins { $count } cartes de même hauteur, chacune d’une autre couleur.
rules-set-three = Au moins { $count } cartes de même hauteur, de trois couleurs exactement. Les jumelles peuvent s’y joindre ; la quatrième couleur, jamais.
rules-run-same = Au moins { $count } cartes qui se suivent, toutes de la même couleur.
rules-run-colour = Au moins { $count } cartes qui se suivent, toutes rouges ou toutes noires.
rules-run-any = Au moins { $count } cartes qui se suivent, de n’importe quelle couleur, chaque hauteur une fois.
rules-run-ace-either = L’as se place avant le deux ou après le roi, et { -la_suite } ne va pas au-delà.
rules-run-ace-low = L’as se place avant le deux.
rules-run-ace-high = L’as se place après le roi.
rules-run-ace-round = { CAPITAL(-la_suite) } peut faire le tour : { -dame }-{ -roi }-A-2.
rules-meld-exact = À la dépose, elle a exactement { $count } cartes ; elle grandit ensuite.
rules-meld-most = Jamais plus de { $count } cartes.
rules-meld-wilds =
    { $count ->
        [0] Pas de joker ici.
        [one] Un joker au plus.
       *[other] Au plus { $count } jokers.
    }
rules-meld-wilds-any = Autant de jokers que tu veux, avec au moins une carte qui vaut par elle-même.
rules-meld-wilds_beside = Une carte au moins vaut par elle-même.
rules-meld-wilds_when_laid =
    { $count ->
        [0] Pas de joker au moment de déposer.
        [one] Un joker au plus au moment de déposer.
       *[other] Au plus { $count } jokers au moment de déposer.
    }
rules-meld-wilds_when_laid-any = Au moment de déposer, autant de jokers que tu veux avec une carte qui vaut par elle-même.
rules-meld-wilds_later =
    { $count ->
        [0] Aucun ne s’y ajoute ensuite.
        [one] Ensuite aussi, un au plus.
       *[other] Ensuite, jusqu’à { $count }.
    }
rules-meld-wilds_later-any = Ensuite, autant que tu veux.

# Les jokers
rules-wilds-jokers =
    { $count ->
        [one] Le joker remplace la carte dont tu as besoin.
       *[other] Il y a { $count } jokers ; chacun remplace la carte dont tu as besoin.
    }
rules-wilds-twos = Chaque deux peut aussi remplacer une autre carte. À la deuxième place de sa couleur, et dans { -un_brelan }, il n’est qu’un deux.
rules-wilds-rank = Chaque { $rank } peut aussi remplacer une autre carte.
rules-wilds-reading = S’il peut remplacer plus d’une carte, tu dis laquelle ; une étiquette violette le montre.
rules-wilds-stays = Ce qui est sur la table y reste : aucun joker ne revient en main.
rules-wilds-reclaim = Si tu as la carte qu’il remplace, tu peux la mettre à sa place et reprendre le joker en main.
rules-wilds-move-free = Au bout d’une { -suite }, il peut faire de la place : quand tu ajoutes une carte, il va au bout que tu veux. À l’intérieur, il ne bouge jamais.
rules-wilds-move-replace_other_end = Au bout d’une { -suite }, il laisse sa place à la carte qu’il remplace et va à l’autre bout. À l’intérieur, il ne bouge jamais.
rules-wilds-move-shift_outward = Au bout d’une { -suite }, il laisse sa place à la carte qu’il remplace et avance d’un pas vers l’extérieur. À l’intérieur, il ne bouge jamais.
rules-wilds-move-fixed = Une fois déposé, il ne bouge plus.
rules-discard-only_wilds_left = On ne défausse un joker que s’il ne reste rien d’autre.
rules-discard-never = On ne défausse pas de joker, sauf s’il ne reste rien d’autre ; et jamais pour terminer.

# Contrats
rules-contract-exact = Chaque { -mene } demande son contrat. Il se dépose complet et exact : chaque combinaison au plus court, et rien d’autre dans ce tour. Puis tu défausses une carte.
rules-contract-exact-loba_seis_menes = Chaque { -mene } demande sa dépose, complète et exacte : brelans de trois, quartes de quatre, et rien d’autre dans ce tour. Puis tu défausses une carte.
rules-contract-when = À toi de choisir le moment ; personne n’est forcé de déposer dès que possible.
rules-contract-only_adding = Après lui, plus de nouvelle combinaison : dès ton prochain tour, tu ajoutes des cartes à ce qui est là.
rules-contract-later = Dès ton prochain tour, tu peux déposer d’autres combinaisons, et ajouter des cartes à ce qui est là.
rules-contract-deal = Les plus grands contrats se jouent avec { $count } cartes chacun.
rules-contract-no_discard = Le contrat { $number } se dépose sans défausse.
rules-contract-ends_hand = Le contrat { $number } ne laisse qu’une carte : qui le dépose la défausse, et la { -mene } est finie.
rules-contract-ends_hand-loba_seis_menes = La dépose de la { -mene } { $number } ne laisse qu’une carte : qui la fait la défausse, et la { -mene } est finie.
rules-contract-double_sets = Un groupe deux fois plus grand peut compter pour deux.
rules-contract-double_sets-loba_seis_menes = Six cartes de même hauteur, un sextuple, peuvent compter pour deux brelans. C’est une seule combinaison, avec un joker au plus.
rules-contract-no_same_rank = Deux { -brelan }s d’un contrat ne peuvent pas être de même hauteur.
rules-contract-no_adjoining = Deux { -suite }s d’un contrat ne peuvent pas se toucher.

# Les ajouts
rules-lay_off-any = Ajoute des cartes à toute combinaison de la table, la tienne ou celle d’un autre.
rules-lay_off-own = Ajoute des cartes, mais seulement à tes propres combinaisons.
rules-lay_off-after_own_meld = Il te faut d’abord une combinaison à toi dans cette { -mene }.
rules-lay_off-after_contract = Ton contrat doit d’abord être sur la table.
rules-lay_off-after_contract-loba_seis_menes = Ta dépose doit d’abord être faite.
rules-lay_off-same_turn = Tu peux ajouter dans le tour même de ta première combinaison.
rules-lay_off-next_turn = Pas encore dans ce tour-là : les ajouts commencent au suivant.
rules-lay_off-never_shrinks = Les combinaisons ne font que grandir. On ne les joint pas, on ne les coupe pas, on ne les défait pas.

# La fin d'une mène
rules-end-optional = La { -mene } finit dès que quelqu’un n’a plus de cartes : toutes déposées, ou toutes sauf une, et celle-là défaussée.
rules-end-required = Pour terminer, il te faut une dernière défausse : dépose toutes tes cartes sauf une, et défausse celle-là.
rules-end-forbidden = La dernière carte se dépose et ne se défausse jamais.

# Les points
rules-score-penalty = Qui a terminé compte 0. Les autres comptent les cartes qu’il leur reste :
rules-score-collect = Qui a terminé ramasse les points de toutes les cartes que les autres tiennent encore :
rules-score-table_minus_hand = Tes combinaisons comptent pour toi, les cartes de ta main contre toi. Ce qui reste peut être moins que rien.
rules-score-wild_as = Une carte libre compte comme celle qu’elle remplace.
rules-score-in_one = Toutes les cartes en un seul tour, sans avoir rien déposé avant : { $points } points.
rules-score-in_one-off = Toutes les cartes en un seul tour, sans avoir rien déposé avant : { $points } points de moins au total.
rules-score-in_one-players = Toutes les cartes en un seul tour, sans avoir rien déposé avant : à la place, { $points } points par joueur à la table.
rules-score-in_one-opponents = Toutes les cartes en un seul tour, sans avoir rien déposé avant : à la place, { $points } points par adversaire.
rules-score-in_one_times = Toutes les cartes en un seul tour comptent { $times } fois.
rules-score-out =
    { $points ->
        [one] Terminer rapporte un point de plus.
       *[other] Terminer rapporte { $points } points de plus.
    }
rules-score-nobody_out = Si la pioche s’épuise sans que personne termine, cette prime n’est à personne.
rules-score-rescore_wilds = À la fin, les cartes libres comptent à leur meilleure place, non où elles sont.
rules-worth-printed = leur nombre
rules-worth-low_ace = au début d’une { -suite }
rules-worth-most_cards = Le plus de cartes
rules-worth-most_spades = Le plus de piques ♠
rules-worth-sweep = Chaque table vidée
rules-worth-sweep-la_mona = Chaque wincho
rules-worth-or = { $first } ou { $second }

# La partie
rules-match-out = Les points s’ajoutent de { -mene } en { -mene }. Qui en a { $points } ou plus est éliminé.
rules-match-last_one = Le dernier sous { $points } gagne. S’il n’en reste qu’un après une { -mene }, la partie finit aussitôt.
rules-match-rounds-lowest = La partie a { $count } { -mene }s. Le moins de points l’emporte.
rules-match-rounds-highest = La partie a { $count } { -mene }s. Le plus de points l’emporte.
rules-match-equal_rounds = À égalité de points, qui a gagné plus de { -mene }s est devant ; sinon, on partage la victoire.
rules-match-target-highest = La partie finit avec la { -mene } où quelqu’un atteint { $points } points. Le plus haut score l’emporte.
rules-match-target-lowest = La partie finit avec la { -mene } où quelqu’un atteint { $points } points. Le plus bas score l’emporte.
rules-match-most_hands = Elle finit de toute façon après { $count } { -mene }s.
rules-match-equal = À égalité, on partage la victoire.
rules-match-rounds_won =
    { $count ->
        [one] Qui a le plus de points dans une manche la gagne, et la partie avec.
       *[other] Qui a le plus de points dans une manche la gagne ; une égalité ne donne rien. Le premier à gagner { $count } manches gagne la partie.
    }
rules-rebuys-count =
    { $count ->
        [one] Qui est éliminé peut racheter sa place, une fois par partie, avec le plus haut score de ceux restés sous { $points }.
       *[other] Qui est éliminé peut racheter sa place, jusqu’à { $count } fois par partie, avec le plus haut score de ceux restés sous { $points }.
    }
rules-rebuys-unlimited = Qui est éliminé peut racheter sa place autant qu’il veut, avec le plus haut score de ceux restés sous { $points }.
rules-rebuys-fixed =
    { $price ->
        [one] Cela coûte { $price } luna, pour la cagnotte.
       *[other] Cela coûte { $price } lunas, pour la cagnotte.
    }
rules-rebuys-escalating =
    { $price ->
        [one] Le premier coûte { $price } luna, le deuxième le double, et ainsi de suite, pour la cagnotte.
       *[other] Le premier coûte { $price } lunas, le deuxième le double, et ainsi de suite, pour la cagnotte.
    }
rules-rebuys-for_two = À deux aussi, c’est possible.
rules-rebuys-not_for_two = À deux il n’y en a pas : le premier à { $points } a perdu.

# Lunas
rules-money-pot =
    { $stake ->
        [one] Chacun met { $stake } luna dans la cagnotte. Le gagnant la prend ; à égalité, on la partage.
       *[other] Chacun met { $stake } lunas dans la cagnotte. Le gagnant la prend ; à égalité, on la partage.
    }
rules-money-difference =
    { $points ->
        [one] À la fin, les joueurs se règlent deux à deux la différence de leurs points, à { $points } luna le point.
       *[other] À la fin, les joueurs se règlent deux à deux la différence de leurs points, à { $points } lunas le point.
    }
rules-money-lunas = Les lunas sont les pièces d’argent de la maison ; elles ne servent qu’à jouer.
