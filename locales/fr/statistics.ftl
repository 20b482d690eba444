# Statistiques : qui a gagné combien de fois, et comment.
statistics-title = Statistiques
statistics-all_games = Tous les jeux
statistics-everybody = Tout le monde
statistics-everybody_about = Parties gagnées, parmi celles qui sont allées jusqu’au bout sur cet ordinateur. Choisis un nom pour ne voir qu’un joueur.
statistics-empty = Aucune partie n’est encore allée jusqu’au bout ici. Dès qu’une sera finie, cette page montrera qui a gagné, qui a terminé en un seul tour et qui bat toujours qui.
# any_number: never 0
statistics-left_out =
    { $count ->
        [one] Une partie avec annulation libre ne compte pas ici.
       *[other] { $count } parties avec annulation libre ne comptent pas ici.
    }
# any_number: never 0
statistics-none_counts =
    { $count ->
        [one] La partie qui est allée jusqu’au bout ici s’est jouée avec annulation libre : elle ne compte pas. Dès qu’une autre sera finie, cette page montrera qui a gagné.
       *[other] Les { $count } parties qui sont allées jusqu’au bout ici se sont jouées avec annulation libre : elles ne comptent pas. Dès qu’une autre sera finie, cette page montrera qui a gagné.
    }
statistics-reading = Lecture des parties finies…
statistics-newer = Les statistiques de cet ordinateur viennent d’une version plus récente de Loba et restent telles quelles. Elles s’afficheront ici une fois Loba mis à jour.
statistics-play = Jouer une partie
statistics-not_played = N’a pas encore fini de partie de ce jeu.
statistics-won = { $won } sur { $played }
statistics-share = { $count } · { $percent } %
statistics-over_time = Partie après partie
statistics-places = Places
statistics-scores = Points
# any_number: never 0
statistics-place = { $place ->
        [one] 1re
       *[other] { $place }e
    }
# any_number: never 0
statistics-matches_on =
    { $count ->
        [one] Une partie
       *[other] { $count } parties, la dernière à droite
    }
statistics-matches_last = Les { $shown } dernières parties sur { $count }, la plus récente à droite
statistics-rivals = Rivalités
statistics-rivals_about = Combien de fois devant, combien de fois derrière
statistics-against =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $ahead } à { $behind } ; dernière { $last ->
        [won] gagnée
        [lost] perdue
       *[even] à égalité
    } : { $day }
statistics-export = Tout enregistrer en tableau (CSV)
statistics-exported = Toutes les parties sont maintenant dans un tableau, pour un tableur : { $file }
statistics-not_exported = Le tableau n’a pas pu être écrit dans { $file } : { $detail }
statistics-not_opened = Les statistiques ne peuvent pas être ouvertes dans { $file } : { $detail }

# Effacer ce que l’on sait d’une personne. $count : ses parties, à tous les jeux.
statistics-forget = Effacer ces statistiques…
statistics-forget-question = Effacer les statistiques { de-name } ?
# any_number: never 0
statistics-forget-detail =
    { $count ->
        [one] Une partie ne comptera plus pour { $name }, dans aucun jeu.
       *[other] { $count } parties ne compteront plus pour { $name }, dans aucun jeu.
    } Les autres gardent les leurs, et l’on peut toujours revoir les parties.
statistics-forget-yes = Effacer
statistics-forget-no = Garder

# Les chiffres
statistics-played = Parties
statistics-won_matches = Gagnées
statistics-streak = Série en cours
statistics-longest = Plus longue série
statistics-hands_won = { CAPITAL(-mene) }s gagnées
statistics-best = Meilleur score
statistics-best_hand = Meilleure { -mene }
statistics-closed = Mènes terminées
statistics-in_one = En un seul tour
statistics-rebuys = Reenganches
statistics-opened = Contrats déposés
statistics-opened-loba_seis_menes = Premières déposes
statistics-piles = Prises { -a_la_defausse }
statistics-swept = { CAPITAL(-winchos) }
statistics-drowned = Monas noyées

# Les titres du tableau qui est enregistré
statistics-column_match = Partie
statistics-column_date = Date
statistics-column_game = Jeu
statistics-column_rules = Règles maison
statistics-column_deal = Donne
statistics-column_branch = Compte
statistics-column_free_undo = Annulation libre
statistics-column_player = Joueur
statistics-column_bot = Bot
statistics-column_place = Place
statistics-column_won = Gagnée
statistics-column_score = Points
statistics-column_money = Lunas
statistics-column_hands = Mènes
statistics-column_turns = Tours

# Dans le terminal
command-statistics = Montrer qui a gagné combien de fois, parmi les parties finies enregistrées sur cet ordinateur.
command-statistics-game = Seulement ce jeu.
command-statistics-csv = Tout écrire dans ce fichier, en tableau pour un tableur.
statistics-longest_run = La plus longue { -suite }
statistics-saved = Monas sauvées

# Ce que quelqu’un a fait pour la première fois : dans une liste avec la date, et en une ligne à la fin de cette partie.
statistics-firsts = Premières fois
statistics-first = { $player }, pour la première fois : { $what }.
statistics-first-won = une partie gagnée
statistics-first-expert = une partie gagnée contre l’expert
statistics-first-in_one = terminer en un seul tour
statistics-first-long_run = une { -suite } de sept ou plus
statistics-first-contracts = tous les contrats d’une partie
statistics-first-swept = la table vidée
statistics-first-saved = quinze pris avec la Mona
