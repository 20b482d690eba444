# Les fichiers de position et leur arbitre. Voir docs/positions.md.

command-referee = juger ce que tente un fichier de position : ce qui est permis, ce qui ne l’est pas, et pourquoi
command-referee-file = un fichier de position, en YAML
command-referee-legal = énumérer aussi tout ce qui est permis au début
command-referee-json = en JSON

referee-player = Joueur { $number }
referee-legal = légal
referee-illegal = illégal : { $key } - { $why }
referee-unreadable = illisible : { $key } - { $why }
referee-not_held = attendu : { $expected }
referee-may =
    { $count ->
        [0] Rien n’est permis ici.
        [one] Un coup est permis :
       *[other] { $count } coups sont permis :
    }
referee-cut = … et plus encore : cette table compte trop de sommes pour les énumérer toutes.
referee-table = Sur la table :
referee-points = Points de la mène : { $scores }
referee-scores = Scores : { $scores }
referee-money = Argent : { $scores }
referee-winners = { $players } : partie gagnée.
referee-difference = Ligne { $line }, « { $key } » : attendu { $expected }, trouvé { $found }

# Ce qui peut clocher dans un fichier de position.
fault-unknown_variant = Il n’y a pas de jeu « { $given } ». Il y a : { $allowed }.
fault-unknown_player = « { $given } » n’est pas à cette table. Il y a : { $allowed }.
fault-player_name = « { $given } » ne convient pas comme nom : les noms doivent être différents, ne pas être des nombres et ne pas contenir de deux-points.
fault-players_count =
    { $numbers ->
        [one] Ce jeu se joue à { $high }, pas à { $given }.
       *[other] Ce jeu se joue de { $low } à { $high }, pas à { $given }.
    }
fault-too_many_told = { $given } sont donnés ici, mais il ne peut y en avoir que { $most }.
fault-too_many_out = Deux joueurs au moins doivent être encore dans la partie.
fault-turn_of_one_out = Ce joueur est hors jeu.
fault-nobody_decides = Personne n’a trop de points et ne peut racheter sa place : personne n’a donc à décider.
fault-not_card_or_count = « { $given } » n’est ni une carte, comme 9h ou X', ni un nombre de cartes inconnues, ni « rest », ni « none ».
fault-card_not_in_deck = { $given } n’est pas dans le paquet de ce jeu.
fault-card_twice = { $given } est déjà dans « { $there } », à la ligne { $line } ; un second exemplaire s’écrit avec une prime, comme 9h'.
fault-too_few_cards = Il faudrait encore { $wanted } cartes, et il en reste { $left }.
fault-rest_twice = Une seule place peut prendre le reste (« rest »).
fault-no_place_for_rest = Rien ne dit où sont les { $left } autres cartes : écris-y « rest ».
fault-hand_twice = Cette main a déjà été donnée.
fault-not_in_hand = Celui dont c’est le tour n’a pas { $given } en main.
fault-build_unknown = Les cartes d’une pile sont connues : écris-les toutes.
fault-build_sum = Ces cartes ne font ni un groupe de { $value }, ni plusieurs.
fault-nothing_in_hand = Celui dont c’est le tour n’a pas de cartes.
fault-nothing_to_draw = Il n’y a rien à piocher : la mène serait finie.
fault-build_value_twice = Deux piles de { $value } n’en feraient qu’une : écris toutes leurs cartes ensemble.
fault-build_owner = { $owner } a une pile de { $value }, et donc une carte qui la prend.
fault-no_such_round = Il n’y a pas de manche { $given } : cette partie en a { $most }.
fault-over_the_limit = { $player } a { $given } points, trop pour continuer : dis qui est « out », ou donne « decide » pour « phase ».
fault-match_is_over = Avec ces scores, la partie est finie, et il n’y a plus rien à jouer.
fault-hand_too_large = { $player } a { $given } cartes en main, mais on en distribue { $most } : personne n’en a plus.
fault-uneven_hands = Chacun joue une carte à son tour : les mains devraient être égales, ou avoir une carte de moins pour ceux qui ont joué.
fault-uneven_stock = La pioche devrait contenir des donnes entières : { $each } cartes, ou le double, et ainsi de suite.
fault-unsound-card_twice =
    Une telle table ne peut pas exister : une carte qui est ailleurs se trouve encore { $zone ->
        [hand] dans la main de la place { $number }
        [won] parmi les cartes prises par la place { $number }
        [stock] dans la pioche
        [pile] dans la défausse
        [meld] dans la combinaison { $number }
        [build] dans la pile { $number }
       *[loose] seule sur la table
    }.
fault-unsound-foreign_card =
    Une telle table ne peut pas exister : une carte qui n’est pas de ce jeu se trouve { $zone ->
        [hand] dans la main de la place { $number }
        [won] parmi les cartes prises par la place { $number }
        [stock] dans la pioche
        [pile] dans la défausse
        [meld] dans la combinaison { $number }
        [build] dans la pile { $number }
       *[loose] seule sur la table
    }.
fault-unsound-card_lost = Une telle table ne peut pas exister : une carte n’est nulle part.
fault-unsound-known_not_held = Une telle table ne peut pas exister : on connaît une carte d’une main qui ne l’a pas.
fault-unsound-out_to_act = Une telle table ne peut pas exister : c’est le tour d’un joueur hors jeu.
fault-unsound-nothing_to_play = Une telle table ne peut pas exister : c’est le tour d’un joueur sans cartes.
fault-unsound-meld_too_long = Une telle table ne peut pas exister : la combinaison { $meld } est trop longue.
fault-unsound-too_many_wilds = Une telle table ne peut pas exister : la combinaison { $meld } a trop de cartes libres.
fault-unsound-no_meld = Une telle table ne peut pas exister : la combinaison { $meld } n’en est pas une dans ce jeu.
fault-unsound-stale_fits = Une telle table ne peut pas exister : ce qu’on peut ajouter à la combinaison { $meld } n’est pas ce qu’elle dit.
fault-unsound-two_builds = Une telle table ne peut pas exister : deux piles ont la même valeur.
fault-unsound-build_left = Une telle table ne peut pas exister : il reste une pile, et personne n’a de carte.
fault-unsound-build_unheld = Une telle table ne peut pas exister : celui qui a la pile de { $value } n’a pas de carte pour la prendre.
fault-action_quotes = Mets cette action entre guillemets, ou écris-les toutes sous « actions: | ».
fault-expectation = « { $given } » ne peut pas être attendu. Il y a : { $allowed }.
fault-after_cards = Nomme les cartes, ou dis combien il y en a.
