# La table : plaques, boutons, et ce qui se dit pendant qu'on joue.
# Un texte dont la clé finit par le nom d'un jeu est celui de ce jeu.
# Ce qui est entre *étoiles* est en gras.

window-title = Loba
table-title = { $game } · Loba
# Shown while the first picture of a table is being drawn.
table-laying = On prépare la table…

# Les joueurs. $score porte déjà son signe quand il en faut un.
table-score =
    { $score ->
        [one] *{ $said }* point
       *[other] *{ $said }* points
    }
table-score_short = *{ $said }* pts
table-score_of = *{ $said }* sur { $limit } points
table-score_of_short = *{ $said }* sur { $limit }
table-hands_won = Manches gagnées : *{ $won }* sur { $goal }
table-hands_won_short = Gagnées : *{ $won }* / { $goal }
table-rebuys_short = reeng. { $used }/{ $most }
table-score_and_rebuys = { $score } · { $rebuys }
table-deals = Donneur de cette { -mene }
table-out = Hors jeu
table-not_down = N’a pas encore déposé
table-in_hand = En main : *{ $points }*
table-rebuys = Reenganches : { $used } sur { $most }
table-rebuys_narrow = Reeng. : { $used } sur { $most }
table-stock_left_narrow = Pioche : { $count }
table-pot = Cagnotte : { $coins }
table-hand_of = { CAPITAL(-mene) } { $number } sur { $most }
table-hand_no = { CAPITAL(-mene) } { $number }
table-stock_left =
    { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-staged = Cartes préparées comprises
table-sums = Déposé *{ $laid }* · en main *{ $held }*
table-heap = Prises : *{ $count }*
table-sweeps = { CAPITAL(-winchos) } : *{ $count }*
table-hand_deals = Manche { $number } · reste { $left }

# Ce qui est écrit au coin d'une carte.
card-rank =
    { $rank ->
        [J] { -valet }
        [Q] { -dame }
        [K] { -roi }
       *[other] { $rank }
    }
card-rank-spanish = { $rank ->
        [A] as
        [J] valet
        [Q] cavalier
        [K] roi
       *[other] { $rank }
    }
card-suit = { $suit ->
    [c] trèfles
    [d] carreaux
    [h] cœurs
   *[s] piques
}
card-suit-spanish = { $suit ->
    [c] bâtons
    [d] deniers
    [h] coupes
   *[s] épées
}

# Ce qu'il y a sur la table.
table-stock = Pioche · { $count }
table-stock_fishing = Reste { $count }
table-pile = Défausse
table-pile-loba_de_menos = Pozo
table-river =
    { $count ->
        [0] { CAPITAL(-defausse) } vide
        [one] { CAPITAL(-defausse) } · { $count } carte
       *[other] { CAPITAL(-defausse) } · { $count } cartes
    }
table-pot_label = cagnotte
table-own_melds = Tes combinaisons
table-contract = Contrat { $number } sur { $most }
table-contract-loba_seis_menes = Mène { $number } sur { $most }
table-contract_cards = { $melds } · { $cards } cartes
table-your_contract = Ton contrat, pas encore déposé
table-your_contract-loba_seis_menes = Ta dépose, pas encore faite
table-slot = { $meld } · { $have } sur { $need }
table-build_of = { $player } a formé { $value }
table-fila_of = Fila de { $value }, fermée
table-use_now = À utiliser

# Les étapes d'un tour.
table-step-draw = Pioche
table-step-play = Dépose
table-step-discard = Défausse

# Boutons.
table-key-draw_stock = Piocher
table-key-take_top = Prendre
table-key-take_whole = Prendre
table-key-undo = Annuler
table-key-take_back = Reprendre
table-key-hint = Conseil
table-key-sort = Trier
table-key-group = Grouper
table-key-lay_down = Déposer
table-key-lay_contract = Déposer
table-key-stage = Préparer
table-key-discard = Défausser
table-key-capture = Prendre
table-key-build = Former
table-key-fila = Fila
table-key-trail = Poser
table-key-hurry = Accélérer

# Ce qu'on peut faire maintenant.
table-prompt-draw_top = Pioche, ou prends la carte { -de_la_defausse }
table-prompt-draw_stock = Pioche une carte
table-prompt-draw_whole = Pioche, ou prends { -toute_la_defausse }
table-prompt-play = Dépose, ajoute, ou défausse une carte pour finir ton tour
table-prompt-play_first = Dépose une combinaison, ou défausse une carte pour finir ton tour
table-prompt-play_add = Ajoute des cartes, ou défausse une carte pour finir ton tour
table-prompt-play_discard = Défausse une carte pour finir ton tour
table-prompt-contract = Glisse des cartes dans { -ton_contrat }, ou défausse et attends
table-prompt-contract_ready = Tout y est : { -depose_ton_contrat }
table-prompt-use_taken = Sers-toi maintenant de la carte que tu as prise
table-prompt-waiting = { $player } joue
table-prompt-away = On attend le téléphone { de-player }
table-prompt-choose = Choisis une carte de ta main
table-prompt-send = Choisis quoi faire avec { $card }, ou glisse la carte
table-prompt-pick_way = Choisis comment elle se place avec ← →
table-prompt-pick_act = Choisis ce qu’elle fait avec ↑ ↓, ou touche-le
# any_number: never 0
table-prompt-marked =
    { $count ->
        [one] Une carte marquée : choisis où elle va
       *[other] { $count } cartes marquées : choisis où elles vont
    }
table-prompt-marked_meld =
    { $count ->
        [one] *{ $melds }* : à déposer
       *[other] *{ $melds }* : à déposer
    }
table-prompt-contract_marked = Vont dans { -ton_contrat } : { $meld }
table-prompt-marked_one = { $card } : défausse la carte, ou marques-en d’autres
# any_number: never 0
table-prompt-marked_none =
    { $count ->
        [one] Seule, cette carte ne va nulle part
        [2] 2 cartes marquées : marques-en d’autres
       *[other] Ces { $count } cartes ne vont pas ensemble
    }

# Ce qui se passerait en lâchant.
offer-meld = Déposer { $meld } : { $cards }
offer-add-own = S’ajoute à { $meld ->
        [pierna] ta pierna
        [escalera] { -ta_suite }
        [trio] ton trio
        [brelan] ton brelan
        [quarte] ta quarte
       *[other] ta combinaison
    } : { $cards }
offer-add-there = S’ajoute { $meld ->
        [pierna] à la pierna
        [escalera] à { -la_suite }
        [trio] au trio
        [brelan] au brelan
        [quarte] à la quarte
       *[other] à la combinaison
    } { de-player } : { $cards }
offer-add-wild_low = { $cards }, le joker au début
offer-add-wild_high = { $cards }, le joker à la fin
offer-open = Le contrat est complet
offer-open-loba_seis_menes = La dépose est complète
offer-discard = Défausser { $card }
offer-draw-stock = Piocher
offer-draw-top = Prendre la carte { -de_la_defausse }
offer-draw-whole =
    { $count ->
        [one] Prendre { -la_defausse } : { $count } carte
       *[other] Prendre { -la_defausse } : { $count } cartes
    }
offer-reclaim = { $cards }, et le joker va dans ta main
offer-stage = La mettre dans { -ton_contrat }
offer-take = Prendre { $sums }
offer-take-sweep = { CAPITAL(-wincho) } : prendre { $sums }
offer-cards_points =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $points ->
        [0] { "" }
        [one] { " · +" }{ $points } point
       *[other] { " · +" }{ $points } points
    }
offer-build = Former { $value }
offer-build-multiple = Fila de { $value }
offer-raise = Augmenter à { $value }
offer-trail = La poser sur la table
table-several_ways = { $count } façons : lâche, puis choisis
offer-trail_drowns = Plus personne ne pourra la prendre
offer-trail_drowns-la_mona = La Mona se noie

# Conseils, avis, et le récit de ce qui s'est passé.
# Le premier pas d’un conseil : quelles cartes ; l’endroit, s’il n’y en a pas.
table-hint_cards = Conseil : { $cards }
table-hint_many = Conseil : ces { $count } cartes
table-hint_place = Conseil : regarde l’endroit éclairé
table-log = Ce qui s’est passé
table-log_empty = Il ne s’est encore rien passé
table-sorted-suit = Triées par couleur
table-sorted-rank = Triées par hauteur
table-sorted-groups = Groupées en combinaisons
table-sorted-own = Dans ton ordre à toi
table-undo_draw = Une carte piochée ne retourne pas dans la pioche
table-nothing_staged = Rien n’est encore préparé
notice-bot_replaced = { $player } ne trouve pas de coup : un bot plus simple prend la suite
notice-not_kept = La partie n’a pas pu être enregistrée ; tu peux continuer, Loba réessaiera
table-choices = Avec { $card }
table-impossible = Pas ici :
table-think_twice = Attention :
warn-trail_drowns = plus personne ne pourra la prendre. Recommence pour confirmer.
warn-trail_drowns-la_mona = la Mona va se noyer. Recommence pour confirmer.
refuse-discard-none_marked = Marque d’abord la carte à défausser.
refuse-redo-nothing = Il n’y a rien à refaire ici.

# Plus court, là où la place manque.
table-out_short = Hors jeu
table-hands_won_narrow = Gagnées : *{ $won }*
table-in_hand_narrow = Main : *{ $points }*
table-staged_narrow = Tout compris
table-hand_of_narrow = { CAPITAL(-mene) } { $number }/{ $most }

# Les jeux, comme noms de places et de groupes.
table-meld-pierna = Pierna
table-meld-escalera = { CAPITAL(-suite) }
table-meld-trio = Trio
table-meld-brelan = Brelan
table-meld-quarte = Quarte
table-meld-escala_sucia = Escala sucia
table-meld-escala_color = Escala de color
table-meld-escala_real = Escala real

# Ce qui manque, ce qui va ensemble, ce qu'on prend.
table-either = { $one } ou { $other }
table-later_on = { $player } a déposé. Tu pourras ajouter à ses combinaisons après { -ton_contrat }.
# any_number: never 0
table-missing =
    { $count ->
        [one] *Il manque une carte*
       *[other] *Il manque { $count } cartes*
    }
table-missing_which = *Il manque une carte :* { $meld } demande { $cards }
table-fits =
    { $count ->
        [one] *{ $count }* irait avec ta main
       *[other] *{ $count }* iraient avec ta main
    }
table-choices_value = { $card } vaut { $value }
table-choices_narrowed = Avec ton choix : { $count } sur { $most }
# any_number: never 0
table-prompt-fits =
    { $count ->
        [one] { $card } va à un endroit : glisse la carte, ou choisis-le
       *[other] { $card } va à { $count } endroits : glisse la carte, ou choisis
    }
table-prompt-carried =
    { $count ->
        [one] Lâche la carte à un endroit éclairé
       *[other] Lâche les cartes à un endroit éclairé
    }
table-prompt-carried_fishing = Lâche-la sur une carte éclairée, ou sur la table pour la poser
table-prompt-carried_trail = Lâche-la sur la table pour la poser
table-prompt-narrowed = Choisis d’autres cartes, ou retouche une carte pour la laisser
# any_number: never 0
offer-take_all =
    { $count ->
        [one] La prendre
        [2] Prendre les deux
       *[other] Prendre les { $count }
    }
offer-take_only = Seulement { $sums }
# any_number: never 0
offer-take-sweep_all =
    { $count ->
        [one] { CAPITAL(-wincho) } : la prendre
        [2] { CAPITAL(-wincho) } : prendre les deux
       *[other] { CAPITAL(-wincho) } : prendre les { $count }
    }
offer-take-sweep_only = { CAPITAL(-wincho) } : seulement { $sums }

# Les mêmes phrases, là où la place manque.
table-prompt-draw_top_short = Pioche, ou prends { -la_defausse }
table-prompt-draw_whole_short = Pioche, ou prends { -la_defausse }
table-prompt-play_short = Dépose ou défausse
table-prompt-play_first_short = Dépose ou défausse
table-prompt-play_add_short = Ajoute ou défausse
table-prompt-play_discard_short = Défausse une carte
table-prompt-contract_short = Compose { -ton_contrat }, ou défausse
table-prompt-contract_ready_short = Tu peux déposer
table-prompt-use_taken_short = Sers-toi de la carte prise
table-prompt-choose_short = Choisis une carte
table-prompt-send_short = Choisis pour { $card }
table-prompt-pick_way_short = Choisis avec ← →
table-prompt-pick_act_short = Choisis avec ↑ ↓
# same in other languages: signs
table-prompt-allowed_more = { $act } · +{ $count }
table-prompt-marked_short = Choisis où
table-prompt-marked_meld_short = { $melds }
table-prompt-marked_none_short = Rien pour ces cartes
table-prompt-marked_one_short = Marquée : { $card }
table-prompt-fits_short = Choisis où
table-prompt-carried_short = Lâche à un endroit éclairé
table-prompt-carried_fishing_short = Lâche-la où c’est éclairé
table-prompt-narrowed_short = Choisis d’autres cartes
table-build_of_short = { $player } : { $value }
table-fila_of_short = Fila de { $value }
table-made_of = { $what } : { $parts }
