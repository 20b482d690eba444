# Les livres de règles : chaque jeu raconté d'après ses pièces, avec les nombres en vigueur. Les
# *étoiles* mettent des mots en gras. Un texte dont la clé finit par le nom d'un jeu est le sien.

# La scène
rules-title = Règles
rules-search = Chercher
rules-found_nothing = Rien sur « { $words } » ici. Essaie un autre mot.
rules-hint-section = Sujet
rules-hint-page = Page
rules-hint-other = Sommaire ou page

# Les sujets
rules-section-goal = Le but
rules-section-deal = Cartes et donne
rules-section-turn = Ton tour
rules-section-draw = Piocher
rules-section-melds = Les combinaisons
rules-section-wilds = Les { -jokers }
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
rules-heading-stock_out = Quand la pioche est épuisée
rules-heading-rebuys = Reenganche
rules-heading-match_over = Qui gagne
rules-heading-changed = À cette table
rules-heading-rulings = Bon à savoir
rules-heading-on_table = Sur la table
rules-heading-wild_on_table = { CAPITAL(-jokers) } sur la table
rules-heading-in_hand = Ce qui te reste en main
rules-heading-raising = Augmenter une pile

# Le but
rules-goal-out = Débarrasse-toi de tes cartes : dépose-les en combinaisons, et sois le premier à ne plus en avoir. Celui qui termine marque 0 ; les autres comptent ce qui leur reste en main.
rules-goal-table = Fais travailler tes cartes : tes combinaisons te rapportent des points, ce qui reste dans ta main t’en coûte.
rules-goal-collect = Sois le premier à ne plus avoir de cartes, et ramasse les points de tout ce qui reste aux autres.
rules-goal-contracts = Il y a { $count } contrats, un par { -mene }. Dépose d’abord le contrat ; ensuite seulement, tu peux ajouter des cartes.
rules-goal-contracts_alone = Il y a { $count } contrats, un par { -mene }, à déposer avant tout.
rules-goal-contracts-loba_seis_menes = Il y a { $count } mènes, chacune avec sa dépose. Fais d’abord ta dépose ; ensuite seulement, tu peux ajouter des cartes.
rules-goal-eliminate = À { $points } points, on est hors jeu, et le dernier encore en jeu gagne la partie.
rules-goal-lowest = Après la dernière { -mene }, celui qui a le moins de points gagne.
rules-goal-highest = Après la dernière { -mene }, celui qui a le plus de points gagne.
rules-goal-target-highest = La partie se termine quand un joueur atteint { $points } points ; celui qui en a le plus gagne.
rules-goal-target-lowest = La partie se termine quand un joueur atteint { $points } points ; celui qui en a le moins gagne.

# Joueurs, cartes, donne
rules-players-between = De { $least } à { $most } joueurs.
rules-players-exactly = Pour { $count } joueurs.
rules-players-partners = À { $count }, ceux qui se font face jouent ensemble.
# any_number: never 0
rules-deck-plain =
    { $packs ->
        [one] Un jeu de { $cards } cartes.
       *[other] { $packs } jeux, { $cards } cartes en tout.
    }
# any_number: never 0
rules-deck-jokers =
    { $jokers ->
        [one] { $cards } cartes : { $packs } × { $each } et un joker.
       *[other] { $cards } cartes : { $packs } × { $each } et { $jokers } jokers.
    }
rules-deck-for = À { $players } joueurs : { $deck }
rules-deck-without = On joue sans { $ranks }.
rules-deck-spanish = C’est le jeu espagnol : deniers, coupes, épées et bâtons ; valet, cavalier et roi.
# any_number: never 0
rules-deck-twins =
    { $packs ->
        [one] Chaque carte existe une seule fois.
        [2] Chaque carte existe en double : elle a sa jumelle.
       *[other] Chaque carte existe en { $packs } exemplaires : ce sont ses jumelles.
    }
rules-deck-order = L’ordre des cartes : { $ranks }.
rules-deck-next = Après { $low } vient { $high }.
rules-deal-hand = Chacun reçoit { $count } cartes.
rules-deal-hand_for = À { $players } joueurs, { $count } cartes chacun.
rules-deal-upcard = On retourne la carte suivante : elle commence { -la_defausse }. Le reste forme la pioche.
rules-deal-no_upcard = On ne retourne aucune carte : le premier joueur pioche, et la première carte défaussée commence { -la_defausse }.
rules-deal-rebury = Si c’est { -un_joker }, on remet cette carte dans la pioche et l’on retourne la suivante.
rules-dealer-random = Le premier donneur est tiré au sort.
rules-dealer-high_cut = Chacun tire une carte ; la plus haute désigne le premier donneur. Ici, l’as est la plus haute.
rules-dealer-low_cut = Chacun tire une carte ; la plus basse désigne le premier donneur. Ici, l’as est la plus basse.
rules-dealer-again = À égalité, on tire de nouveau.
rules-dealer-again_jokers = Après un joker, ou à égalité, on tire de nouveau.
rules-direction-clockwise = Le joueur à gauche du donneur commence, et l’on joue dans le sens des aiguilles d’une montre. Après chaque { -mene }, c’est au suivant de donner.
rules-direction-anticlockwise = Le joueur à droite du donneur commence, et l’on joue dans le sens inverse des aiguilles d’une montre. Après chaque { -mene }, c’est au suivant de donner.

# Un tour
rules-turn-draw-stock = *1. Pioche* la carte du dessus.
rules-turn-draw-top = *1. Pioche* une carte, ou prends celle du dessus { -de_la_defausse }.
rules-turn-draw-whole = *1. Pioche* une carte, ou prends { -toute_la_defausse }.
rules-turn-lay = *2. Dépose,* si tu veux, toutes les combinaisons que tu as.
rules-turn-add-any = On peut aussi ajouter des cartes à celles de la table.
rules-turn-add-own = On peut aussi ajouter des cartes à ses propres combinaisons.
rules-turn-lay_contract = *2. { CAPITAL(-depose_ton_contrat) },* si tu l’as en entier.
rules-turn-later-adding = À partir du tour suivant, tu peux ajouter des cartes { $to ->
        [own] à tes propres combinaisons
       *[any] aux combinaisons de la table
    }.
rules-turn-later-melds = À partir du tour suivant, on peut déposer d’autres combinaisons.
rules-turn-later-both = À partir du tour suivant, tu peux déposer d’autres combinaisons et ajouter des cartes { $to ->
        [own] à tes propres combinaisons
       *[any] aux combinaisons de la table
    }.
rules-turn-once_down = { CAPITAL(-ton_contrat_depose) }, tu peux ajouter des cartes { $to ->
        [own] à tes propres combinaisons
       *[any] aux combinaisons de la table
    }.
rules-turn-discard = *3. Défausse* une carte, face visible. C’est la fin de ton tour.
rules-turn-no_pass = On ne peut pas passer son tour.
rules-turn-back = Jusqu’à ta défausse, tu peux tout annuler et le jouer autrement, sauf une carte piochée.

# Piocher
rules-draw-stock_only = On pioche toujours : { -la_defausse } ne se prend pas.
rules-draw-top = Pioche la carte du dessus, ou prends celle du dessus { -de_la_defausse }. Tu peux simplement la garder.
rules-draw-top_to_play = La carte du dessus { -de_la_defausse } ne se prend que pour servir dans le même tour : dans une nouvelle combinaison, ou ajoutée à une autre.
rules-draw-top_for_meld = La carte du dessus { -de_la_defausse } ne se prend que pour être déposée dans le même tour, dans une nouvelle combinaison.
rules-draw-not_with_first_meld = Au tour où tu déposes ta première combinaison, elle doit aller dans une nouvelle.
rules-draw-no_rediscard = Tu ne peux pas défausser la carte que tu viens de prendre.
rules-draw-not_once_opened = Dès que tu as déposé, tu ne prends plus { -a_la_defausse } : tu pioches.
rules-draw-whole = Pioche la carte du dessus, ou prends { -toute_la_defausse }, jamais une partie seulement. Les cartes y sont étalées à la vue de tous.
rules-draw-whole_free = Prendre { -la_defausse } ne t’oblige à rien.
rules-draw-whole_to_play = Si tu prends { -la_defausse }, tu dois déposer l’une de ses cartes dans le même tour.
rules-draw-lone_card = S’il n’y avait qu’une carte, tu ne peux pas défausser cette carte-là dans le même tour ; sa jumelle, si.
rules-stock_out-shuffle = Les cartes défaussées, sauf celle du dessus, sont mélangées et forment la nouvelle pioche.
rules-stock_out-flip = Les cartes défaussées, sauf celle du dessus, sont retournées sans être mélangées : la plus ancienne se pioche la première.
# any_number: never 0
rules-stock_out-stall =
    { $count ->
        [one] Si personne ne dépose ni n’ajoute de carte entre-temps, cela ne se fait qu’une fois.
        [2] Si personne ne dépose ni n’ajoute de carte entre-temps, cela ne se fait que deux fois de suite.
       *[other] Si personne ne dépose ni n’ajoute de carte entre-temps, cela ne se fait que { $count } fois de suite.
    }
# any_number: never 0
rules-stock_out-pile_alone =
    { $count ->
        [one] Sans pioche, on joue encore un tour de table avec { -la_defausse } seule. Si personne ne dépose ni n’ajoute de carte pendant ce tour, la { -mene } est bloquée.
        [2] Sans pioche, on joue encore deux tours de table avec { -la_defausse } seule. Si personne ne dépose ni n’ajoute de carte pendant ces tours, la { -mene } est bloquée.
       *[other] Sans pioche, on joue encore { $count } tours de table avec { -la_defausse } seule. Si personne ne dépose ni n’ajoute de carte pendant ces tours, la { -mene } est bloquée.
    }
rules-stock_out-nothing = Si un joueur ne peut ni piocher, ni prendre dans { -la_defausse }, la { -mene } est bloquée aussitôt.
rules-stock_out-no_stock = S’il n’y a plus rien à piocher, la { -mene } est bloquée.
rules-stock_out-score_all = Dans une { -mene } bloquée, personne ne gagne : chacun compte ce qui lui reste en main.
rules-stock_out-score_tables = Dans une { -mene } bloquée, personne ne termine : on compte les combinaisons et les mains comme elles sont.
rules-stock_out-score_none = Dans une { -mene } bloquée, personne ne gagne et personne ne marque.
rules-stock_out-void_redeal = Une { -mene } bloquée ne compte pas : on redonne.
rules-stock_out-end_hand = Celui qui pioche la dernière carte finit son tour, et la { -mene } est finie.

# Les combinaisons
rules-meld-size = { $size ->
        [exact] Exactement { $count }
       *[least] Au moins { $count }
    }
rules-set-any = { rules-meld-size } cartes de même hauteur, de n’importe quelle couleur.
rules-set-all_different = { rules-meld-size } cartes de même hauteur, toutes de couleurs différentes.
rules-set-three = { rules-meld-size } cartes de même hauteur, de trois couleurs exactement. Les jumelles peuvent s’y ajouter ; la quatrième couleur, jamais.
rules-run-same = { rules-meld-size } cartes qui se suivent, toutes de la même couleur.
rules-run-colour = { rules-meld-size } cartes qui se suivent, toutes rouges ou toutes noires.
rules-run-any = { rules-meld-size } cartes qui se suivent, de n’importe quelle couleur, jamais deux fois la même hauteur.
rules-run-ace-either = L’as se place avant le deux ou après le roi, jamais aux deux bouts, et { -la_suite } ne va pas plus loin.
rules-run-ace-low = L’as se place avant le deux.
rules-run-ace-high = L’as se place après le roi.
rules-run-ace-round = { CAPITAL(-la_suite) } peut boucler : { -dame }-{ -roi }-A-2.
rules-meld-exact = À la dépose, exactement { $count } cartes ; on peut en ajouter ensuite.
rules-meld-most = Jamais plus de { $count } cartes.
rules-meld-wilds =
    { $count ->
        [0] Pas de { -joker } ici.
        [one] Pas plus d’{ -un_joker }.
       *[other] Pas plus de { $count } { -jokers }.
    }
rules-meld-wilds-any = Autant de { -jokers } que tu veux, mais au moins une carte qui ne remplace rien.
rules-meld-one_natural = Au moins une carte ne remplace rien.
rules-meld-wilds_when_laid =
    { $count ->
        [0] Pas de { -joker } au moment de déposer.
        [one] Pas plus d’{ -un_joker } au moment de déposer.
       *[other] Pas plus de { $count } { -jokers } au moment de déposer.
    }
rules-meld-wilds_when_laid-any = Au moment de déposer, autant de { -jokers } que tu veux, mais au moins une carte qui ne remplace rien.
rules-meld-wilds_later =
    { $count ->
        [0] On n’en ajoute pas ensuite.
        [one] Ensuite non plus, pas plus d’{ -un_joker }.
       *[other] Ensuite, jusqu’à { $count }.
    }
rules-meld-wilds_later-any = Ensuite, autant que tu veux.

# Les jokers
# any_number: never 0
rules-wilds-jokers =
    { $count ->
        [one] Le joker remplace la carte dont tu as besoin.
       *[other] Il y a { $count } jokers ; chacun remplace la carte dont tu as besoin.
    }
rules-wilds-twos = Un deux peut aussi remplacer une autre carte. À sa propre place dans une { -suite } de sa couleur, ce n’est qu’un deux.
rules-wilds-twos_in_sets = Dans { -un_brelan }, un deux n’est jamais qu’un deux.
rules-wilds-rank = Un { $rank } peut aussi remplacer une autre carte.
rules-wilds-reading = Si plusieurs cartes sont possibles, à toi de dire laquelle est remplacée ; une étiquette violette le montre.
rules-wilds-stays = Ce qui est sur la table y reste : { -le_joker } ne revient jamais en main.
rules-wilds-reclaim = Là où tu peux ajouter des cartes, tu peux aussi mettre la carte remplacée à sa place et prendre { -le_joker } dans ta main.
rules-wilds-move-free = Au bout d’une { -suite }, { -le_joker } peut faire de la place, et aller au bout que tu choisis quand tu ajoutes une carte. Au milieu, { -le_joker } ne fait pas de place.
rules-wilds-move-replace_other_end = Au bout d’une { -suite }, { -le_joker } laisse sa place à la carte remplacée et va à l’autre bout. Au milieu, { -le_joker } ne fait pas de place.
rules-wilds-move-shift_outward = Au bout d’une { -suite }, { -le_joker } laisse sa place à la carte remplacée et se décale d’un rang vers l’extérieur. Au milieu, { -le_joker } ne fait pas de place.
rules-wilds-move-fixed = Ajouter une carte ne déplace jamais { -le_joker }.
rules-discard-free = On défausse { -un_joker } comme n’importe quelle autre carte.
rules-discard-only_wilds_left = On ne défausse { -un_joker } que s’il ne reste rien d’autre.
rules-discard-never = On ne défausse pas { -un_joker }, sauf s’il ne reste rien d’autre ; et jamais pour terminer.

# Contrats
rules-contract-exact = À chaque { -mene } son contrat. Dépose-le complet et exact : { $sizes }, pas une carte de plus, et aucune autre combinaison dans ce tour.
rules-contract-exact-loba_seis_menes = À chaque mène sa dépose, complète et exacte : { $sizes }, pas une carte de plus, et aucune autre combinaison dans ce tour.
# any_number
rules-contract-size = { $meld } de { $count }
rules-contract-when = À toi de choisir le moment : personne n’est obligé de déposer dès que possible.
rules-contract-only_adding = { CAPITAL(-ton_contrat_depose) }, plus de nouvelle combinaison dans cette { -mene } : tu ajoutes seulement des cartes à celles de la table.
rules-contract-last_again = À partir de la { -mene } { $count }, on refait le dernier contrat.
rules-contract-later = Dès ton tour suivant, tu peux déposer toutes les autres combinaisons que tu veux.
rules-contract-deal =
    { $contracts ->
        [one] Le contrat { $numbers } se joue avec { $count } cartes par joueur.
       *[other] Les contrats { $numbers } se jouent avec { $count } cartes par joueur.
    }
# One of $numbers.
# same in other languages: a number
# any_number
rules-contract-number = { $number }
rules-contract-no_discard = Le contrat { $number } se dépose sans défausse.
rules-contract-ends_hand = Le contrat { $number } ne te laisse qu’une carte : tu la défausses, et la { -mene } est finie.
rules-contract-ends_hand-loba_seis_menes = La dépose de la mène { $number } ne te laisse qu’une carte : tu la défausses, et la mène est finie.
rules-contract-double_sets = Un groupe deux fois plus grand peut compter pour deux.
rules-contract-double_sets-loba_seis_menes = Six cartes de même hauteur, un sextuple, peuvent compter pour deux brelans. C’est une seule combinaison : pas plus d’un joker.
rules-contract-no_same_rank = Deux { -brelan }s d’{ -un_contrat } ne peuvent pas être de même hauteur.
rules-contract-no_adjoining = Deux { -suite }s d’{ -un_contrat } ne peuvent pas se toucher.

# Les ajouts
rules-lay_off-any = Tu peux ajouter des cartes à toutes les combinaisons de la table, les tiennes et celles des autres.
rules-lay_off-own = Tu ne peux ajouter des cartes qu’à tes propres combinaisons.
rules-lay_off-after_own_meld = Il faut d’abord que tu aies déposé une combinaison dans cette { -mene }.
rules-lay_off-after_contract = Il te faut d’abord { -ton_contrat } sur la table.
rules-lay_off-at_once = Tu peux le faire même avant d’avoir déposé une combinaison.
rules-lay_off-first_card = Au tour où tu poses des cartes pour la première fois, tu n’en ajoutes qu’une, et avant toute autre chose.
rules-lay_off-same_turn = Tu peux ajouter dès le tour où tu déposes pour la première fois.
rules-lay_off-next_turn = Mais pas dans ce même tour : on ajoute à partir du suivant.
rules-lay_off-never_shrinks = Les combinaisons ne font que grandir : on ne les réunit pas, on ne les coupe pas, on ne les défait pas.

# La fin d'une mène
rules-end-optional = La { -mene } est finie dès qu’un joueur termine : toutes ses cartes sont sur la table, ou toutes sauf une, qu’il défausse.
rules-end-required = Pour terminer, il te faut une dernière défausse : mets sur la table toutes tes cartes sauf une, et défausse celle-là.
rules-end-forbidden = La dernière carte se dépose ; elle ne se défausse jamais.

# Les points
rules-score-penalty = Celui qui termine marque 0. Les autres comptent les cartes qui leur restent en main :
rules-score-collect = Celui qui termine ramasse les points de toutes les cartes qui restent aux autres :
rules-score-table_minus_hand = Tes combinaisons te rapportent, les cartes de ta main te coûtent. Le total peut être négatif.
rules-score-wild_as = La valeur d’{ -un_joker } dépend de la carte remplacée :
rules-score-wild_as_unlike = La valeur d’{ -un_joker } est celle de la carte remplacée, sauf pour celles-ci :
rules-score-wild_as_alike = La valeur d’{ -un_joker } est celle de la carte remplacée.
rules-score-in_one = Si tu termines en un seul tour, sans avoir rien déposé avant, tu marques { $points } points à la place.
rules-score-in_one-off = Si tu termines en un seul tour, sans avoir rien déposé avant, ton score baisse de { $points } points ; il peut devenir négatif.
rules-score-in_one-players = Si tu termines en un seul tour, sans avoir rien déposé avant, la prime passe à { $points } points par joueur à la table.
rules-score-in_one-opponents = Si tu termines en un seul tour, sans avoir rien déposé avant, la prime passe à { $points } points par adversaire.
rules-score-in_one_times = Si tu termines en un seul tour, sans avoir rien déposé avant, les points comptent { $times } fois.
# any_number: never 0
rules-score-out =
    { $points ->
        [one] Terminer rapporte une prime d’un point.
       *[other] Terminer rapporte une prime de { $points } points.
    }
rules-score-nobody_out = Si personne ne termine, personne n’a la prime.
rules-score-nobody_collects = Si personne ne termine, personne ne marque.
rules-score-rescore_wilds = En fin de { -mene }, les { -jokers } comptent comme à leur meilleure place.
rules-worth-printed = leur valeur
rules-worth-low_ace = au début d’une { -suite }
rules-worth-most_cards = Le plus de cartes
rules-worth-most_spades = Le plus de piques ♠
rules-worth-most_suit = Majorité aux { $suit }
rules-worth-most_rank = Majorité aux { $rank }
rules-worth-primiera = La meilleure { -primiera }
rules-worth-napola = Napola
rules-worth-sweep = Chaque { -wincho }
rules-worth-or = { $first } ou { $second }

# La partie
rules-match-out = Les points s’ajoutent de { -mene } en { -mene }. À { $points } ou plus, on est hors jeu.
rules-match-last_one = Le dernier encore en jeu gagne.
rules-match-rounds-lowest = La partie compte { $count } { -mene }s. Celui qui a le moins de points gagne.
rules-match-rounds-highest = La partie compte { $count } { -mene }s. Celui qui a le plus de points gagne.
rules-match-equal_rounds = À égalité de points, celui qui a gagné le plus de { -mene }s l’emporte ; à égalité encore, on partage la victoire.
rules-match-target-highest = La partie se termine avec la { -mene } où un joueur atteint { $points } points. Celui qui en a le plus gagne.
rules-match-target-lowest = La partie se termine avec la { -mene } où un joueur atteint { $points } points. Celui qui en a le moins gagne.
rules-match-most_hands = Elle se termine de toute façon après { $count } { -mene }s.
rules-match-equal = À égalité, on partage la victoire.
rules-match-equal_again = Si les meilleurs scores sont égaux, on joue encore une { -mene }.
# any_number: never 0
rules-match-rounds_won =
    { $count ->
        [one] Celui qui a le plus de points gagne la manche, et la partie avec ; une égalité ne donne rien.
       *[other] Celui qui a le plus de points gagne la manche ; une égalité ne donne rien. Le premier à { $count } manches gagne la partie.
    }
# any_number: never 0
rules-rebuys-count =
    { $count ->
        [one] Un joueur hors jeu peut racheter sa place, une fois par partie, au plus haut score parmi ceux qui sont restés sous { $points }.
       *[other] Un joueur hors jeu peut racheter sa place, jusqu’à { $count } fois par partie, au plus haut score parmi ceux qui sont restés sous { $points }.
    }
rules-rebuys-unlimited = Un joueur hors jeu peut racheter sa place autant de fois qu’il veut, au plus haut score parmi ceux qui sont restés sous { $points }.
rules-rebuys-fixed =
    { $price ->
        [one] Cela coûte { $price } luna, qui va à la cagnotte.
       *[other] Cela coûte { $price } lunas, qui vont à la cagnotte.
    }
rules-rebuys-escalating =
    { $price ->
        [one] La première fois coûte { $price } luna, la deuxième le double, la troisième le triple, et ainsi de suite ; tout va à la cagnotte.
       *[other] La première fois coûte { $price } lunas, la deuxième le double, la troisième le triple, et ainsi de suite ; tout va à la cagnotte.
    }
rules-rebuys-for_two = À deux aussi, on peut racheter sa place. À plus de deux, si une { -mene } ne laisse qu’un joueur sous { $points }, personne ne le peut : ce joueur a gagné.
rules-rebuys-never_alone = Si une { -mene } ne laisse qu’un joueur sous { $points }, personne ne peut racheter sa place : ce joueur a gagné.
rules-rebuys-not_for_two = À deux, pas de reenganche : le premier à { $points } a perdu.

# Lunas
rules-money-pot =
    { $stake ->
        [one] Chacun met { $stake } luna dans la cagnotte. Le gagnant prend tout ; à égalité, on partage.
       *[other] Chacun met { $stake } lunas dans la cagnotte. Le gagnant prend tout ; à égalité, on partage.
    }
rules-money-difference =
    { $points ->
        [one] À la fin, les joueurs règlent deux à deux la différence de leurs scores, à { $points } luna le point.
       *[other] À la fin, les joueurs règlent deux à deux la différence de leurs scores, à { $points } lunas le point.
    }
rules-money-lunas = Les lunas sont les pièces d’argent de la maison ; elles ne servent qu’à jouer.

# Les règles à imprimer, et la feuille de score
rules-print = Les imprimer
rules-sheet-other = Ce qui est marqué se joue autrement à cette table que dans le livre.
rules-sheet-reading = Si plusieurs cartes peuvent être remplacées, on annonce laquelle.
rules-sheet-deals = Donne
# same
rules-sheet-total = Total
rules-sheet-written = { $file } est prêt : ouvre-le dans un navigateur pour l’imprimer.
rules-sheet-unwritten = Le fichier ne peut pas être écrit ({ $detail }).
