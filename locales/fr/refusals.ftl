# Pourquoi une chose ne se peut pas, et ce qui irait : une phrase pour chaque refus.
# Un texte dont la clé finit par le nom d'un jeu se dit ainsi dans ce jeu.

# Tours
refuse-not_your_turn = Ce n’est pas encore ton tour.
refuse-not_now = Il n’y a rien à décider là-dessus pour l’instant.
refuse-match_over = La partie est finie ; commences-en une autre pour rejouer.
refuse-deal_first = Il faut d’abord distribuer la { -mene } suivante.
refuse-decide_first = Décide d’abord : racheter ta place, ou quitter la partie.
refuse-draw_first = Pioche d’abord une carte.
refuse-already_drew = Tu as déjà pioché ; dépose des cartes, ou défausses-en une.
refuse-malformed = Il manque quelque chose : dis quelles cartes, chacune une seule fois, et où elles vont.
refuse-not_in_this_game = Ce coup n’existe pas dans ce jeu.
refuse-not_held = Tu n’as pas cette carte en main.

# Piocher
refuse-draw-stock_empty = La pioche est épuisée : prends { -a_la_defausse }.
refuse-draw-pile_empty = Il n’y a rien à prendre { -a_la_defausse } : pioche.
refuse-draw-never_from_pile = Dans ce jeu, on pioche toujours.
refuse-draw-not_once_opened = Maintenant que tu as déposé, tu ne prends plus { -a_la_defausse } : tu pioches.
refuse-draw-unplayable = La carte du dessus { -de_la_defausse } ne se prend que pour servir dans ce tour, et ta main ne le permet pas encore.
refuse-draw-whole_unplayable = On ne prend { -toute_la_defausse } que si l’on peut déposer une de ses cartes dans ce tour.
refuse-draw-not_for_lay_off = Tu as pris cette carte pour une nouvelle combinaison ; elle ne s’ajoute pas à une autre.

# Déposer
# any_number: never 0
refuse-meld-too_few =
    { $least ->
        [one] Il faut au moins une carte.
       *[other] Il faut au moins { $least } cartes ; il n’y en a { $given ->
            [one] qu’une
           *[other] que { $given }
        }.
    }
# any_number: never 0
refuse-meld-too_many =
    { $most ->
        [one] Pas plus d’une carte ici.
       *[other] Pas plus de { $most } cartes ici ; il y en a { $given ->
            [one] une
           *[other] { $given }
        }.
    }
refuse-meld-exact = À la dépose, exactement { $least } cartes ; ici, il y en a { $given }.
refuse-meld-too_many_wilds =
    { $most ->
        [0] Pas de { -joker } dans cette combinaison.
        [one] Pas plus d’{ -un_joker } dans cette combinaison.
       *[other] Pas plus de { $most } { -jokers } dans cette combinaison.
    }
refuse-meld-only_wilds = Rien que des { -jokers }, ce n’est pas une combinaison ; il faut au moins une carte qui ne remplace rien.
refuse-meld-not_after_contract = { CAPITAL(-ton_contrat_depose) }, plus de nouvelle combinaison.
refuse-meld-next_turn = Pour déposer une autre combinaison, attends ton prochain tour.
refuse-set-ranks_differ = Les cartes d’{ -un_brelan } sont toutes de même hauteur.
refuse-set-no_wilds = Pas de { -joker } dans { -un_brelan } : chaque carte y vaut pour elle-même.
refuse-set-suit_twice = Toutes les cartes doivent être de couleurs différentes.
refuse-set-fourth_suit = { CAPITAL(-un_brelan) } n’a que trois couleurs : la quatrième n’y entre pas.
refuse-set-suit_missing = Il faut trois couleurs dans { -un_brelan } ; ici, il y en a moins.
refuse-run-suit = Une { -suite } est d’une seule couleur.
refuse-run-colour = Une { -suite } est toute rouge ou toute noire.
refuse-run-not_next = Ces cartes ne se suivent pas.
refuse-run-rank_twice = Une { -suite } n’a jamais deux cartes de même hauteur.
refuse-run-ace_both_ways = L’as commence une { -suite } ou la finit, mais elle ne va pas plus loin.
refuse-run-ace_low = Dans ce jeu, l’as ne va qu’avant le 2.
refuse-run-ace_high = Dans ce jeu, l’as ne va qu’après le roi.
refuse-run-no_wilds = Pas de { -joker } dans cette { -suite }.
refuse-run-no_room = Il n’y a plus de place, ni à un bout ni à l’autre.
refuse-run-rank_there = Il y a déjà une carte de cette hauteur dans { -la_suite }.
refuse-run-wild_locked = Au milieu d’une { -suite }, { -le_joker } ne fait pas de place à une autre carte.
refuse-run-wild_no_seat = { CAPITAL(-le_joker) } occupe cette place et n’a nulle part où aller.
refuse-run-wild_fixed = Cette place est prise par { -un_joker }, et à cette table un ajout ne déplace rien.
refuse-run-wild_keeps_end = Cette carte n’irait que si { -le_joker } changeait de bout ; à cette table, cela ne se fait pas.

# Contrats
refuse-contract_first = D’abord, { -depose_ton_contrat }.
refuse-same_turn_as_opening = Pour ajouter des cartes, attends ton prochain tour.
refuse-open-no_contract = Il n’y a pas de contrats dans ce jeu ; dépose les combinaisons que tu veux.
refuse-open-already = Ton contrat est déjà déposé.
refuse-open-already-loba_seis_menes = Ta dépose est déjà faite.
refuse-open-not_exact = Cette { -mene } demande { $contract } : dépose exactement cela, et rien d’autre.
refuse-open-meld_size = Dans { -un_contrat }, { $meld } a exactement { $least } cartes, et ici, il y en a { $given }. Cette { -mene } demande { $contract }.
refuse-open-same_rank = Deux { -brelan }s d’{ -un_contrat } ne peuvent pas être de même hauteur.
refuse-open-adjoining_runs = Deux { -suite }s d’{ -un_contrat } ne peuvent pas se toucher.

# Ajouter
refuse-no_such_meld = Cette combinaison n’est pas sur la table.
refuse-lay_off-never = Dans ce jeu, on n’ajoute rien aux combinaisons.
refuse-lay_off-not_opened = Dépose d’abord une combinaison à toi ; ensuite, tu pourras ajouter aux autres.
refuse-lay_off-own_only = Tu ne peux ajouter qu’à tes propres combinaisons.
refuse-lay_off-full = Cette combinaison ne peut plus grandir.
refuse-lay_off-rank = On n’ajoute ici que des cartes de même hauteur.
refuse-lay_off-not_there = La carte va dans cette combinaison, mais à une autre place.
refuse-reclaim-never = Ce qui est sur la table y reste ; aucune carte ne revient en main.
refuse-reclaim-no_wild = Il n’y a pas de { -joker } à cette place.
refuse-reclaim-other_card = { CAPITAL(-le_joker) } remplace une autre carte ; seule celle-là peut prendre sa place.

# Se défausser
refuse-discard-taken_card_first = Sers-toi d’abord de la carte prise { -a_la_defausse }.
refuse-discard-taken_pile_first = Dépose d’abord une des cartes prises { -a_la_defausse }.
refuse-discard-just_taken = Tu viens de prendre cette carte : défausses-en une autre.
refuse-discard-lone_card = C’était la seule carte { -de_la_defausse } : tu ne peux pas la défausser dans ce tour ; défausses-en une autre, sa jumelle si tu veux.
refuse-discard-not_the_last = Dans cette { -mene }, la dernière carte se dépose ; elle ne se défausse pas.
refuse-discard-wild = On ne défausse pas { -un_joker } tant qu’il reste une autre carte.
refuse-discard-last_wild = On ne termine pas en défaussant { -un_joker }.
refuse-keep_a_discard = Garde une carte à défausser pour finir ton tour.
refuse-last_card_stays = Dans cette { -mene }, la dernière carte se dépose aussi, et il t’en resterait une sans place.
refuse-taken_card_stranded = Après cela, tu ne pourrais plus te servir de ce que tu as pris et finir ton tour ; sers-t’en d’abord.
refuse-too_large = Il y a ici trop de possibilités pour savoir si tu pourrais encore finir ton tour après cela.

# Prendre, dans un jeu de pêche
refuse-not_on_table = Cette carte n’est pas sur la table, ou elle est dans une pile.
refuse-no_such_build = Cette pile n’est pas sur la table.
refuse-take-nothing = Choisis au moins une carte ou une pile à prendre.
refuse-take-value = Cette carte ne prend pas { $value }.
refuse-take-not_sum = Ces cartes ne font pas de groupes de { $value }.
refuse-take-not_together = Avec ta carte, celles-ci ne font pas { $value }.
refuse-take-build_value = Une pile ne se prend qu’avec une carte de sa valeur, pas avec { $value }.
refuse-take-inert = Cette carte n’entre dans aucune somme : rien ne la prend, et on ne forme rien avec elle.
refuse-take-inert-la_mona = La Mona n’entre dans aucune somme : sur la table, rien ne la prend, et on ne forme rien avec elle.
refuse-take-pairs_only = Cette carte ne va qu’avec ses pareilles.

# Former
refuse-trail-own_build = Tant qu’une pile est à toi sur la table, tu ne peux pas poser : prends-la, ou continue à former.
refuse-build-never = On ne forme rien dans ce jeu.
refuse-build-inert = Cette carte n’entre dans aucune somme : on ne forme rien avec elle.
refuse-build-inert-la_mona = On ne forme rien avec la Mona : elle n’entre dans aucune somme.
refuse-build-no_card = Pour former { $value }, il te faut en main une autre carte qui prenne { $value }.
refuse-build-never_taken = Aucune carte ne prend { $value } : on ne peut donc pas le former.
refuse-build-not_sum = On ne forme pas { $value } ici avec ces cartes.
refuse-build-value_there = Il y a déjà une pile de { $value } sur la table, et il n’y en a jamais qu’une par valeur.
refuse-build-one_group = Dans ce jeu, une pile n’a qu’un seul groupe.
refuse-build-two_cards = Ici, un groupe se forme avec deux cartes au plus.
refuse-build-nothing_under = Pour former, il faut une carte de la table avec la tienne.
refuse-build-closed = Une pile de plusieurs groupes garde sa valeur : celle-ci reste à { $value }.
refuse-build-closed-la_mona = Une fila garde sa valeur : celle-ci reste à { $value }.
refuse-build-no_raise = Dans ce jeu, on n’augmente pas les piles.
refuse-build-no_raise_own = Tu ne peux pas augmenter ta propre pile ; prends-la, ou continue-la.
refuse-build-no_old_card = Pour augmenter cette pile, il te faut aussi une carte de sa valeur actuelle, { $value }.
refuse-build-raise_by_table_card = On augmente une pile avec une seule carte de sa main, sans carte de la table.
refuse-build-keep_card = Tu as une pile de { $value } : garde une carte qui la prenne.
refuse-build-must_continue = Ta pile d’abord : prends-la, ou continue à former.
refuse-build-loose_cards = Tant qu’une pile est à toi, tu ne peux pas prendre que des cartes isolées : prends une pile, ou continue à former.
refuse-build-third = Deux piles sont déjà à toi : prends-en une, ou continue-la, avant d’en commencer une autre.

# Revenir en arrière
refuse-undo-nothing = Tu n’as encore rien fait qu’on puisse annuler.
refuse-undo-seen = Une nouvelle carte a été vue depuis : ce coup ne s’annule plus.

# Actions illisibles. { $word } est ce qui a été écrit.
notation-action = « { $word } » n’est pas une action que je connais, comme « discard 9h » ou « meld 5h X 7h ».
notation-card = « { $word } » n’est pas une carte : écris la hauteur et la couleur, comme 9h ou Td, et X pour un joker.
notation-rank = « { $word } » ne dit pas ce que la carte remplace : écris-le comme X=J.
notation-build = « { $word } » n’est pas le numéro d’une pile : écris-le comme #1.
notation-build_on = « { $word } » est une pile parmi les cartes : écris « on #1 » pour celle que tu changes.
