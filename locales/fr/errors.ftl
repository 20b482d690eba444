# Ce qui peut clocher dans un fichier de variante. Le lieu et le chemin de la clé précèdent la
# phrase ; $given est ce qui est écrit, $allowed ce qui est possible, $least et $most des bornes.

fault-severity-error = erreur
fault-severity-warning = avertissement
fault-nearest = Voulais-tu dire « { $nearest } » ?
fault-with_option = Cela vient du choix { $option }.
fault-with_two = Cela arrive en choisissant à la fois { $option } et { $other }.
# any_number: never 0
fault-more =
    … et { $count ->
        [one] une de plus.
       *[other] { $count } de plus.
    }

# Le fichier
fault-no_file = Ce fichier n’existe pas.
fault-link_nowhere = C’est un lien, qui ne mène à aucun fichier.
fault-is_folder = C’est un dossier, pas un fichier.
fault-not_plain_file = Ce n’est pas un fichier ordinaire mais un tube ou un périphérique ; Loba n’en lit rien.
fault-may_not_be_read = Tu n’as pas le droit de lire ce fichier.
fault-unreadable = Ce fichier est illisible ({ $detail }).
fault-no_games_here = Il n’y a aucun fichier de jeu dans ce dossier : leur nom finit par .yaml.
# any_number: never 0
fault-too_many_files =
    { $count ->
        [one] Un fichier n’est pas lu
       *[other] { $count } fichiers ne sont pas lus
    } ici : un dossier peut en contenir { $most }.
fault-same_name = « { $given } » n’est pas lu : « { $meant } » porte le même nom. Il en faut un autre à l’un des deux.
fault-too_large = Ce fichier dépasse { $most } Ko ; quelques-uns suffisent.
fault-not_utf8 = Ce n’est pas du texte UTF-8. Enregistre le fichier avec l’encodage UTF-8.
fault-bad_character = Il y a ici un caractère qui n’a rien à faire dans un fichier texte ; efface-le.
fault-empty_file = Ce fichier est vide.
fault-empty_game = Ce fichier est vide. Un jeu à toi commence par « extends: carioca », ou par le jeu dont il part.
fault-root_not_map = Ce fichier doit être une liste de clés avec leurs valeurs, comme « schema: 1 ».
fault-many_documents = Ce fichier ne peut contenir qu’un document : retire « --- ».
fault-not_yaml = Ce n’est pas du YAML : il manque quelque chose, ou quelque chose est resté ouvert juste avant.
fault-unclosed = La parenthèse ou le crochet ouvert à la ligne { $opened } n’est pas fermé, ou il manque une virgule.
fault-tab = Il y a ici une tabulation ; en YAML, on décale avec des espaces.
fault-stray_colon = Il y a ici un deux-points de trop, ou il en manque un après la clé qui précède. Un texte qui en contient se met entre guillemets.
fault-too_deep = Il y a ici plus de { $most } niveaux ; aucun jeu n’en demande autant.
fault-anchor = Les ancres comme « &{ $name } » ne sont pas admises ; écris les valeurs.
fault-alias = Les alias comme « *{ $name } » ne sont pas admis ; écris les valeurs.
fault-tag = Les types comme « { $tag } » ne sont pas admis ; écris la valeur toute simple.
fault-odd_key = Une clé doit être un simple mot.
fault-empty_key = Il n’y a pas de clé devant ce deux-points.
fault-no_colon = Il manque à « { $given } » un deux-points suivi d’une espace, comme dans « joker: 50 ».
fault-duplicate_key = « { $given } » revient une seconde fois ; c’est déjà à la ligne { $first }.

# Clés et valeurs
fault-unknown_key = La clé « { $given } » n’existe pas ici. Il y a : { $allowed }.
fault-missing_key = Il manque la clé « { $wanted } ».
fault-missing_key_such_as = Il manque la clé « { $wanted } », comme dans { $example }.
fault-missing_family = Rien ne dit de quelle sorte de jeu il s’agit : écris « extends: carioca » ou un autre jeu dont partir, ou bien « family: rummy » ou « family: fishing ».
fault-empty_value = Il n’y a rien après cette clé : donne-lui une valeur, ou efface la ligne.
fault-not_map = Il faut ici des clés avec des valeurs, et non « { $given } ».
fault-not_map_such_as = Il faut ici des clés avec des valeurs, comme { $example }, et non « { $given } ».
fault-not_list = Il faut ici une liste, comme [a, b], et non « { $given } ».
fault-not_contract = Un contrat est une liste de combinaisons, comme [trio, trio], et non « { $given } » : les manches sont une liste de ces listes.
fault-not_text = Il faut ici un mot, et non « { $given } ».
fault-empty_map = Il faut ici au moins une clé.
fault-empty_list = Cette liste ne peut pas être vide.
fault-not_flag = Écris true ou false, et non « { $given } ».
fault-yes_no = Écris « { $instead } » au lieu de « { $given } » : seuls true et false sont compris.
fault-not_whole = Il faut ici un nombre entier de { $low } à { $high }, et non « { $given } ».
fault-not_whole_or_unlimited = Il faut ici un nombre entier de { $low } à { $high }, ou « unlimited », et non « { $given } ».
fault-out_of_bounds = { $given } sort des bornes : de { $low } à { $high }.
fault-out_of_bounds_or_unlimited = { $given } sort des bornes : de { $low } à { $high }, ou « unlimited ».
fault-number_form = « { $given } » n’est pas un nombre ici : écris les entiers en chiffres seulement, comme 10.
fault-quoted_number = « { $given } » est du texte ; retire les guillemets pour en faire un nombre.
fault-not_word = « { $given } » n’est pas l’un de ceux-ci : { $allowed }.
fault-missing_part = Dis de quelle pièce il s’agit : « part: » et l’une de celles-ci : { $allowed }.
fault-unknown_part = Il n’y a pas de pièce « { $given } » ici. Il y a : { $allowed }.
fault-part_needs_more = La pièce « { $given } » demande encore : { $wanted }. Elle s’écrit comme dans { $example }.
fault-bad_name = « { $given } » n’est pas un nom valable : utilise des minuscules sans accent, des chiffres et _, et commence par une lettre.
fault-words_form = Un nom ou une ligne à propos du jeu a au plus { $most } lettres sur une seule ligne, sans « * ».
fault-not_language = « { $given } » n’est pas une langue : donne le nom d’un dossier de textes, par exemple en, es ou es_AR.
fault-not_rank = « { $given } » n’est pas une hauteur. Il y a : { $allowed }.
fault-not_card = « { $given } » n’est pas une carte : écris hauteur et couleur, comme 2c, 10d, Ks.
fault-twice = « { $given } » est deux fois dans cette liste.
fault-players_key = « { $given } » n’est pas un nombre de joueurs.
fault-point_key = « { $given } » n’est ni une hauteur (A, 2 à 10, J, Q, K, joker), ni une plage de la plus basse à la plus haute comme 2-10, ni une carte comme 2c.
fault-points_twice = « { $first } » et « { $second } » parlent des mêmes cartes : ne laisse chacune que dans l’une des deux.

# L'en-tête du fichier
fault-schema = Ce fichier suit le schéma { $given } ; ce programme connaît le schéma { $known }.
fault-other_family = Le jeu dont part celui-ci est de la famille « { $below } », il ne peut donc pas être « { $given } » : retire « family ».
fault-id_not_file = L’id est « { $given } », mais le fichier s’appelle « { $stem } » : il faut le même nom.
fault-extends_name = « { $given } » n’est pas le nom d’un fichier de jeu, comme base/two_packs_rummy.
fault-extends_unknown = Il n’y a pas de fichier de jeu « { $given } » à prolonger.
fault-extends_itself = « { $given } » est ce fichier lui-même, et aucun dossier précédent n’en a un de ce nom.
fault-extends_cycle = « { $given } » prolonge à son tour ce fichier.
fault-extends_too_far = Un jeu peut prolonger { $most } fichiers à la suite, pas davantage.

# Options
fault-option_values_or_range = Une option a soit « values », soit « range ».
fault-option_patches = Sans « at », chaque valeur doit dire quelles clés elle change.
fault-option_one_value = Il n’y a rien à choisir : une option demande au moins deux valeurs.
fault-option_range = Un « range » est fait de deux nombres entiers, comme [0, 20].
fault-option_value = « { $name } » peut être { $allowed }, pas « { $given } ».
fault-option_default = La valeur par défaut de « { $name } » n’est pas celle du fichier lui-même : mets-les d’accord.
fault-option_default_said = La valeur par défaut de « { $name } » est { $given }, mais le jeu dit { $said } : écris { $said } ici, ou { $given } là-bas.
fault-pairs_not_tried = Seules { $tried } paires de choix sur { $count } ont été essayées ensemble : il y en a trop.
fault-option_path = « { $given } » ne mène à rien dans ce jeu.
fault-unknown_option = Ce jeu n’a pas d’option « { $given } ». Il y a : { $allowed }.
fault-unknown_preset = Ce jeu n’a pas de formule « { $given } ». Il y a : { $allowed }.

# Le jeu dans son ensemble
fault-least_over_most = Le minimum, { $least }, dépasse le maximum, { $most } : baisse l’un ou relève l’autre.
fault-partners_odd = { $given } joueurs ne font pas deux camps égaux.
fault-partners_in_rummy = Dans un rami, chacun joue pour soi ; seuls les jeux de pêche ont des partenaires.
fault-partners_eliminated = Des partenaires ne peuvent pas être mis hors jeu un par un ; choisis une autre fin de partie.
fault-players_not_offered = Il est question de { $given } joueurs, mais on joue de { $least } à { $most }.
fault-players_not_dealt = Rien ne dit combien de cartes reçoivent { $players } joueurs.
fault-players_not_told = Rien ne dit combien de jeux ou de jokers il y a à { $players } joueurs.
fault-deck_too_small = À { $players } joueurs il faut { $needed } cartes, et le paquet en a { $deck } : donne moins de cartes, ajoute un jeu de 52, ou joue à moins.
# any_number: never 0
fault-deal_uneven =
    À { $players } joueurs, la donne ne tombe pas juste : sur { $deck } cartes, { $table } vont à la table, les autres { $hand } par { $hand } à chacun, et il en reste { $left ->
        [one] une
       *[other] { $left }
    }.
fault-redeal_too_often = Avec autant de cartes qui obligent à redonner, la donne n’en finirait presque jamais.
fault-first_table_no_sum = Le donneur ne peut prendre la première table que si les cartes font une somme ensemble (« capture: together »).
fault-set_impossible = On ne peut pas former un groupe de { $least } : le paquet donne au plus { $most } cartes.
fault-meld_impossible = Personne ne peut déposer une combinaison de { $least } : au moment de déposer, une main a au plus { $most } cartes. Demande moins de cartes, ou donnes-en plus.
fault-three_suits = Un groupe de trois couleurs a au moins trois cartes, et non { $given }.
fault-wilds_when_laid = { $given } cartes libres à la dépose, mais jamais plus de { $most } en tout : la première limite ne sert à rien.
fault-too_many_wilds = Plus de la moitié des cartes seraient libres : nommes-en moins.
fault-jokers_not_wild = Il y a des jokers dans le paquet, mais ils ne sont pas parmi les cartes libres : personne ne pourrait les déposer.
fault-wilds_in_no_meld = Il y a des cartes libres, mais aucune combinaison n’en admet.
fault-unknown_meld = Le contrat demande « { $given } », qui n’existe pas. Il y a : { $allowed }.
fault-meld_unused = Aucun contrat ne demande « { $given } », et l’on ne peut rien déposer d’autre.
fault-contract_size = Le contrat prend { $size } cartes : trop pour une main de { $hand } qui en pioche une. Donne plus de cartes, ou demande moins.
fault-contract_leaves_no_discard = Le contrat prend { $size } cartes : une main de { $hand } qui en pioche une n’en aurait plus à défausser. Donne une carte de plus, ou écris « final_discard: optional ».
fault-double_set = « { $given } » ne peut jamais être déposé au double de sa taille.
fault-hand_never_ends = Le contrat ne prend pas toute la main, et rien d’autre ne peut être déposé : aucune mène ne finirait.
fault-reclaim_from_nobody = Personne ne peut ajouter à une combinaison ici : on ne peut donc pas non plus reprendre de carte libre.
fault-rounds_without_number = Rien ne dit combien de mènes on joue : donne leur nombre dans « match_end », comme « count: 6 ».
fault-rounds_differ = Mènes à jouer : { $given } ; contrats : { $contracts }. Il en faut autant des deux.
fault-wins_the_wrong_way = Ici, « { $given } » gagne ; avec cette façon de compter, tu veux sans doute « { $instead } ».
fault-few_points_are_good = Avec cette façon de compter, mieux vaut avoir peu de points, mais cette fin de partie récompense ceux qui en ont beaucoup.
fault-many_points_are_good = Avec cette façon de compter, mieux vaut avoir beaucoup de points, mais cette fin de partie met hors jeu ceux qui en ont trop.
fault-no_points_for = Rien ne dit ce que valent : { $ranks }. Elles comptent 0.
fault-idle-no_wilds = Cette clé ne change rien : il n’y a pas de cartes libres.
fault-idle-wilds_in_no_meld = Cette clé ne change rien : aucune combinaison n’admet de cartes libres.
fault-idle-wilds_in_no_run = Cette clé ne change rien : aucune suite n’admet de cartes libres.
fault-idle-no_jokers = Cette clé ne change rien : il n’y a pas de joker dans le paquet (« deck: jokers »).
fault-idle-no_upcard = Cette clé ne change rien : aucune carte n’est retournée au début (« upcard »).
fault-idle-need_not_play = Cette clé ne change rien : la carte prise à la défausse n’a pas à être jouée (« must_play »).
fault-idle-nobody_adds = Cette clé ne change rien : personne ne peut ajouter de cartes (« to: nobody »).
fault-idle-stock_ends_hand = Cette clé ne change rien : la mène finit avec la pioche, elle n’est donc jamais bloquée.
fault-idle-no_bonus = Cette clé ne change rien : finir en un seul tour ne rapporte rien (« out_in_one »).
fault-idle-no_two_sets = Cette clé ne change rien : aucun contrat ne demande deux groupes.
fault-idle-no_two_runs = Cette clé ne change rien : aucun contrat ne demande deux suites.
fault-idle-no_rebuys = Cette clé ne change rien : personne ne peut racheter sa place (« rebuys »).
fault-idle-no_stakes = Cette clé ne change rien : on ne joue pas pour des lunas (« on: true »).
fault-idle-no_builds = Cette clé ne change rien : on ne forme rien (« build »).
fault-idle-no_raising = Cette clé ne change rien : on n’augmente pas les piles (« raises »).
fault-idle-no_sweep_points = Cette clé ne change rien : vider la table ne rapporte rien (« score: sweep »).
fault-idle_cards = Ces cartes ne prennent rien et rien ne les prend : { $ranks }.
fault-nothing_taken = Aucune carte ne peut en prendre une autre : les cartes n’atteignent aucune des sommes à prendre.
fault-takes_and_together = Avec « together: { $given } », la valeur d’une carte dit ce qu’elle prend, donc « takes » ne sert à rien : enlève-le.
fault-most_of_card = Ici, toutes les cartes de hauteur { $rank } comptent, ou aucune : écris la hauteur sans couleur.
fault-no_spanish_tens = Le jeu espagnol n’a pas de 10 : écris [10] derrière « without: », ou [8-10] pour quarante cartes.
fault-pair_only_with_value = Ces hauteurs ne se prennent qu’entre pareilles, leurs valeurs ne servent donc à rien : { $ranks }.
fault-hand_endless = À { $players } joueurs, une mène jouée au hasard n’a pas fini en { $steps } coups.
fault-always_blocked = Les { $hands } mènes essayées ont toutes été bloquées : personne n’a pu finir. Demande des combinaisons plus courtes, ou laisse déposer ou ajouter davantage.
fault-often_blocked = Sur { $hands } mènes essayées, { $blocked } ont été bloquées : des combinaisons aussi difficiles se forment rarement.
fault-round_blocked = À la manche { $round }, personne n’a pu finir dans les { $hands } mènes essayées : son contrat en demande peut-être trop.
fault-nothing_scored = À { $players } joueurs, personne n’a marqué un point en { $hands } mènes : rien de ce qui s’y passe ne compte.
fault-match_endless = À { $players } joueurs, la partie n’irait pas à son terme : après { $hands } mènes, le meilleur en est à { $best } sur { $limit }, et une partie s’arrête à { $most } mènes. Baisse la limite.
fault-hand_broke_down = À { $players } joueurs, une mène jouée au hasard s’est interrompue ({ $detail }).
fault-too_many_ways = Cela donne plus de combinaisons qu’on ne peut en examiner : il peut manquer des coups permis dans les listes, et les bots, les conseils et le tri de la main peuvent passer à côté du meilleur.
fault-tried_in_part = Ce jeu demande tant de calcul qu’il n’a été essayé qu’en partie : à { $players } joueurs, moins de { $hands } mènes ont été jouées.
fault-too_many_choices = Sur { $choices } choix et formules, seuls les { $most } premiers sont essayés.
fault-no_text = Il n’y a pas encore de texte pour « { $wanted } ».
fault-no_name = Ce jeu n’a pas encore de nom : la liste l’appelle « { $name } ». Donne-lui-en un, et dis ce qu’il a de différent, sous « name » et « about ».
fault-no_about = Rien ne dit encore ce que ce jeu a de différent ; écris-le sous « about ».
