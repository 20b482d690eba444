# Pourquoi une chose ne se peut pas, et ce qui irait : une phrase pour chaque refus.
# Un texte dont la clé finit par le nom d'un jeu se dit ainsi dans ce jeu.

# Tours
refuse-not_your_turn = Ce n’est pas encore ton tour.
refuse-not_now = Il n’y a rien à décider là-dessus pour l’instant.
refuse-match_over = La partie est finie ; commences-en une autre pour continuer.
refuse-deal_first = Il faut d’abord distribuer la { -mene } suivante.
refuse-decide_first = Décide d’abord : un reenganche, ou tu quittes la partie.
refuse-draw_first = Pioche d’abord une carte.
refuse-already_drew = Tu as déjà pioché ; dépose des cartes, ou défausse-t’en d’une.
refuse-malformed = Il manque quelque chose ici : dis quelles cartes, chacune une fois, et où elles vont.
refuse-not_in_this_game = Ce coup n’existe pas dans ce jeu.
refuse-not_held = Cette carte n’est pas dans ta main.

# Piocher
refuse-draw-stock_empty = La pioche est vide : prends la carte du dessus { -de_la_defausse }.
refuse-draw-pile_empty = Il n’y a rien à prendre { -a_la_defausse } : tire de la pioche.
refuse-draw-never_from_pile = Dans ce jeu, on ne tire que de la pioche.
refuse-draw-not_once_opened = Maintenant que tu as déposé, tu ne tires plus que de la pioche.
refuse-draw-unplayable = On ne prend la défausse que pour la déposer dans ce tour, et ta main ne le permet pas encore.
refuse-draw-unplayable-loba_de_menos = On ne prend la carte du pozo que pour la déposer dans ce tour, et ta main ne le permet pas encore.
refuse-draw-unplayable-loba_de_mas = On ne prend le pozo que si l’une de ses cartes peut être déposée dans ce tour.
refuse-draw-not_for_lay_off = Tu as pris cette carte pour une nouvelle combinaison ; elle ne s’ajoute pas à une autre.

# Déposer
refuse-meld-too_few =
    { $least ->
        [one] Il y faut au moins une carte.
       *[other] Il y faut au moins { $least } cartes, et il y en a ici { $given ->
            [one] une
           *[other] { $given }
        }.
    }
refuse-meld-too_many =
    { $most ->
        [one] Il y va au plus une carte.
       *[other] Il y va au plus { $most } cartes, et il y en a ici { $given ->
            [one] une
           *[other] { $given }
        }.
    }
refuse-meld-too_many_wilds =
    { $most ->
        [0] Aucun joker n’a sa place ici.
        [one] Un seul joker a sa place ici.
       *[other] Pas plus de { $most } jokers n’ont leur place ici.
    }
refuse-meld-only_wilds = Des jokers seuls ne font rien ; il leur faut au moins une carte à côté.
refuse-meld-not_after_contract = Après le contrat, on ne dépose plus de combinaison ; ajoute des cartes à celles de la table.
refuse-set-ranks_differ = Les cartes d’{ -un_brelan } sont toutes de même hauteur.
refuse-set-no_wilds = Pas de joker dans { -un_brelan } ; sa place est dans une { -suite }.
refuse-set-suit_twice = Chaque carte doit être ici d’une autre couleur.
refuse-set-fourth_suit = { CAPITAL(-un_brelan) } a trois couleurs : la quatrième n’y a pas sa place.
refuse-set-suit_missing = Dans { -un_brelan }, il faut trois couleurs ; il en manque une.
refuse-run-suit = Ces couleurs ne vont pas ensemble dans une { -suite }.
refuse-run-suit-loba_de_menos = Une { -suite } est d’une seule couleur.
refuse-run-suit-loba_de_mas = { refuse-run-suit-loba_de_menos }
refuse-run-not_next = Ces cartes ne se suivent pas.
refuse-run-ace_both_ways = L’as commence une { -suite } ou la finit, mais on ne boucle pas.
refuse-run-no_wilds = Pas de joker dans cette { -suite }.
refuse-run-no_room = Il ne reste de place à aucun des deux bouts.
refuse-run-rank_there = Cette carte est déjà dans { -la_suite }.
refuse-run-wild_locked = Un joker à l’intérieur d’une { -suite } reste où il est ; seul celui d’un bout peut faire de la place.
refuse-run-wild_no_seat = En faisant de la place ici, le joker n’aurait plus où aller.

# Contrats
refuse-contract_first = Dépose d’abord ton contrat.
refuse-contract_first-loba_seis_menes = Fais d’abord ta première dépose.
refuse-same_turn_as_opening = Cela doit attendre ton prochain tour ; dans celui-ci, défausse-toi d’une carte.
refuse-open-no_contract = Il n’y a pas de contrat dans ce jeu ; dépose ce que tu veux.
refuse-open-already = Ton contrat est déjà sur la table ; ajoute des cartes à ce qui s’y trouve.
refuse-open-already-loba_seis_menes = Tu as fait ta première dépose ; ajoute des cartes, ou dépose une autre combinaison.
refuse-open-not_exact = Le contrat se dépose complet et exact : ses combinaisons, chacune au plus court, et rien d’autre.
refuse-open-not_exact-loba_seis_menes = La première dépose est exactement la liste de cette mène, sans rien de plus.
refuse-open-same_rank = Deux { -brelan }s du contrat ne peuvent pas être de même hauteur.
refuse-open-adjoining_runs = Deux { -suite }s du contrat ne peuvent pas se toucher.

# Ajouter
refuse-no_such_meld = Cette combinaison n’est pas sur la table.
refuse-lay_off-never = Dans ce jeu, on n’ajoute rien aux combinaisons.
refuse-lay_off-not_opened = Dépose d’abord une combinaison à toi ; ensuite tu pourras ajouter aux autres.
refuse-lay_off-own_only = Tu ne peux ajouter qu’à tes propres combinaisons.
refuse-lay_off-full = Cette combinaison ne peut plus grandir.
refuse-lay_off-rank = Seules des cartes de même hauteur peuvent s’ajouter ici.
refuse-lay_off-not_there = La carte va dans cette combinaison, mais à une autre place.
refuse-reclaim-never = Ce qui est sur la table y reste ; aucune carte ne revient en main.
refuse-reclaim-no_wild = Il n’y a pas de joker à cette place.
refuse-reclaim-other_card = Le joker remplace une autre carte ; seule celle-là peut prendre sa place.

# Se défausser
refuse-discard-taken_card_first = Dépose d’abord la carte prise { -a_la_defausse }.
refuse-discard-taken_card_first-loba_de_mas = Dépose d’abord une carte du pozo que tu as pris.
refuse-discard-just_taken = Tu viens de prendre cette carte : défausse-toi d’une autre.
refuse-discard-just_taken-loba_de_mas = C’était la seule carte du pozo, elle reste donc avec toi pour ce tour ; défausse-toi d’une autre, même de sa jumelle.
refuse-discard-not_the_last = Dans cette { -mene }, la dernière carte se dépose, on ne s’en défausse pas.
refuse-discard-wild = On ne se défausse pas d’un joker tant qu’il reste une autre carte.
refuse-discard-wild-loba_de_menos = On ne se défausse d’un joker que s’il ne reste rien d’autre ; choisis une autre carte.
refuse-keep_a_discard = Garde une carte dont tu puisses te défausser pour finir ton tour.
refuse-taken_card_stranded = La carte que tu as prise ne pourrait plus être déposée ; dépose-la d’abord.
refuse-too_large = Ce jeu offre ici trop de possibilités : impossible de savoir si ton tour pourrait encore finir après cela.

# Prendre, dans un jeu de pêche
refuse-not_on_table = Cette carte n’est pas libre sur la table.
refuse-no_such_build = Cette formation n’est pas sur la table.
refuse-take-nothing = Choisis au moins une carte ou une formation à prendre.
refuse-take-value = Cette carte ne prend pas { $value }.
refuse-take-not_sum = Ces cartes ne se laissent pas ranger en groupes de { $value }.
refuse-take-build_value = Une formation ne se prend qu’avec une carte de sa propre valeur, pas avec { $value }.
refuse-take-inert = Personne ne prend cette carte ; elle reste jusqu’à la fin de la manche.
refuse-take-inert-la_mona = La Mona est noyée : elle reste jusqu’à la fin et va à qui prend les dernières cartes.
refuse-take-pairs_only = Cette carte ne va qu’avec ses pareilles.

# Former
refuse-trail-own_build = Avec une formation à toi sur la table, on ne pose pas ; prends-la, ou continue-la.
refuse-build-never = On ne forme rien dans ce jeu.
refuse-build-no_card = Pour former { $value }, il te faut en main une autre carte qui prenne { $value }.
refuse-build-not_sum = Ces cartes ne font ni { $value }, ni plusieurs groupes de { $value }.
refuse-build-nothing_under = Pour former, il faut une carte de la table sous la tienne.
refuse-build-closed = Une formation de plusieurs groupes ne change plus : celle-ci vaut { $value } pour de bon.
refuse-build-closed-la_mona = Une fila garde sa valeur : celle-ci vaut { $value } pour de bon.
refuse-build-no_raise = Dans ce jeu, on n’augmente pas ce qui est formé.
refuse-build-no_raise_own = Tu ne peux pas augmenter ta propre formation ; prends-la, ou ajoutes-y des cartes.
refuse-build-no_old_card = Pour augmenter cette formation, il te faut aussi une carte de sa valeur actuelle, { $value }.
refuse-build-raise_by_table_card = On n’augmente qu’avec une carte de sa main, pas avec une carte de la table.
refuse-build-keep_card = Tu as formé { $value } : garde une carte qui le prenne.
refuse-build-must_continue = Ta formation d’abord : prends-la, ou continue-la.

# Revenir en arrière
refuse-undo-nothing = Tu n’as encore rien fait que l’on puisse reprendre.
refuse-undo-seen = Quelqu’un a vu une nouvelle carte depuis ; ce coup reste donc joué.

# Actions illisibles. { $word } est ce qui a été écrit.
notation-action = « { $word } » n’est pas une action que je connaisse, comme « discard 9h » ou « meld 5h X 7h ».
notation-card = « { $word } » n’est pas une carte : écris la hauteur et la couleur, comme 9h ou Td, et X pour un joker.
notation-rank = « { $word } » ne dit pas ce que la carte remplace : écris-le comme X=J.
notation-build = « { $word } » n’est pas le numéro d’une formation : écris-le comme #1.
notation-build_on = « { $word } » nomme une formation parmi les cartes : écris « on #1 » pour celle à changer.
