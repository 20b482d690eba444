# Les fichiers de position et leur arbitre. Voir docs/positions.md.

command-referee = juger ce que tente un fichier de position : ce qui se peut, ce qui ne se peut pas, et pourquoi
command-referee-file = un fichier de position, en YAML
command-referee-legal = énumérer aussi tout ce qui se peut au début
command-referee-json = en JSON

referee-player = Joueur { $number }
referee-legal = légal
referee-illegal = illégal : { $key } - { $why }
referee-unreadable = illisible : { $key } - { $why }
referee-not_held = attendu : { $expected }
referee-may =
    { $count ->
        [0] Rien ne se peut ici.
        [one] Une chose se peut :
       *[other] { $count } choses se peuvent :
    }
referee-cut = … et plus encore : cette table compte trop de sommes pour les citer toutes.
referee-table = Sur la table :
referee-points = Points de la mène : { $scores }
referee-scores = Scores : { $scores }
referee-money = Argent : { $scores }
referee-winners = La partie va à { $players }.
referee-difference = Ligne { $line }, « { $key } » : attendu { $expected }, trouvé { $found }

# Ce qui peut clocher dans un fichier de position.
fault-unknown_variant = Il n’y a pas de jeu « { $given } ». Il y a : { $allowed }.
fault-unknown_player = « { $given } » n’est pas à cette table. Il y a : { $allowed }.
fault-player_name = « { $given } » ne va pas comme nom : les noms diffèrent, ne sont pas des nombres et n’ont pas de deux-points.
fault-players_count =
    { $numbers ->
        [one] Ce jeu se joue à { $high }, pas à { $given }.
       *[other] Ce jeu se joue de { $low } à { $high }, pas à { $given }.
    }
fault-too_many_told = { $given } sont donnés ici, mais il n’y en a que { $most }.
fault-too_many_out = Deux joueurs au moins doivent être encore dans la partie.
fault-turn_of_one_out = Ce joueur est hors de la partie.
fault-nobody_decides = Personne n’a trop de points et droit à un reenganche : personne n’a donc à décider.
fault-not_card_or_count = « { $given } » n’est ni une carte, comme 9h ou X', ni un nombre de cartes inconnues, ni « rest », ni « none ».
fault-card_not_in_deck = { $given } n’est pas dans le paquet de ce jeu.
fault-card_twice = { $given } est déjà dans « { $there } », à la ligne { $line } ; un second exemplaire s’écrit avec une prime, comme 9h'.
fault-too_few_cards = Il faudrait encore { $wanted } cartes, et il en reste { $left }.
fault-rest_twice = Une seule place peut prendre le reste (« rest »).
fault-no_place_for_rest = Rien ne dit où sont les { $left } autres cartes : écris-y « rest ».
fault-hand_twice = Cette main a déjà été donnée.
fault-not_in_hand = { $given } n’est pas dans la main de qui doit jouer.
fault-build_unknown = Les cartes d’une formation sont connues : écris-les toutes.
fault-build_sum = Ces cartes ne font ni un groupe de { $value }, ni plusieurs.
fault-nothing_in_hand = Qui doit jouer n’a pas de cartes.
fault-nothing_to_draw = Il n’y a rien à piocher : la mène serait finie.
fault-build_value_twice = Deux formations de { $value } n’en feraient qu’une : écris toutes leurs cartes ensemble.
fault-build_owner = { $owner } a formé { $value } et tient donc une carte qui le prend.
fault-no_such_round = Il n’y a pas de manche { $given } : cette partie en a { $most }.
fault-over_the_limit = { $player } a { $given } points, trop pour continuer : dis qui est « out », ou donne « decide » pour « phase ».
fault-match_is_over = Avec cela la partie est finie, et on ne joue plus aucune manche.
fault-hand_too_large = { $player } a { $given } cartes en main, et on en donne { $most } : personne n’en reçoit plus.
fault-uneven_hands = Chacun joue une carte à son tour : les mains devraient être égales, ou avoir une carte de moins pour ceux qui ont joué.
fault-uneven_stock = La pioche devrait suffire à des donnes entières : { $each } cartes, ou le double, et ainsi de suite.
fault-unsound-card_twice =
    Une telle table ne peut pas exister : une carte qui est ailleurs se trouve encore { $zone ->
        [hand] dans la main du siège { $number }
        [won] parmi les cartes prises par le siège { $number }
        [stock] dans la pioche
        [pile] dans la défausse
        [meld] dans la combinaison { $number }
        [build] dans la formation { $number }
       *[loose] seule sur la table
    }.
fault-unsound-foreign_card =
    Une telle table ne peut pas exister : une carte qui n’est pas de ce jeu se trouve { $zone ->
        [hand] dans la main du siège { $number }
        [won] parmi les cartes prises par le siège { $number }
        [stock] dans la pioche
        [pile] dans la défausse
        [meld] dans la combinaison { $number }
        [build] dans la formation { $number }
       *[loose] seule sur la table
    }.
fault-unsound-card_lost = Une telle table ne peut pas exister : une carte n’est nulle part.
fault-unsound-known_not_held = Une telle table ne peut pas exister : on connaît une carte d’une main qui ne l’a pas.
fault-unsound-out_to_act = Une telle table ne peut pas exister : c’est le tour de quelqu’un qui est éliminé.
fault-unsound-nothing_to_play = Une telle table ne peut pas exister : c’est le tour de quelqu’un sans cartes.
fault-unsound-meld_too_long = Une telle table ne peut pas exister : la combinaison { $meld } est trop longue.
fault-unsound-too_many_wilds = Une telle table ne peut pas exister : la combinaison { $meld } a trop de jokers.
fault-unsound-no_meld = Une telle table ne peut pas exister : la combinaison { $meld } n’en est pas une ici.
fault-unsound-stale_fits = Une telle table ne peut pas exister : ce qu’on peut ajouter à la combinaison { $meld } n’est pas ce qu’elle dit.
fault-unsound-two_builds = Une telle table ne peut pas exister : deux formations ont la même valeur.
fault-unsound-build_left = Une telle table ne peut pas exister : il reste une formation et personne n’a de carte.
fault-unsound-build_unheld = Une telle table ne peut pas exister : qui possède la formation de { $value } n’a pas de carte pour elle.
fault-action_quotes = Mets cette action entre guillemets, ou écris-les toutes sous « actions: | ».
fault-expectation = « { $given } » ne peut être attendu. Il y a : { $allowed }.
fault-after_cards = Nomme les cartes, ou dis combien il y en a.
