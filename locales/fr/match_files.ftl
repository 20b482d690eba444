# Ce qui cloche dans un fichier de partie. { $where } y désigne un endroit : « log 17 », sa 17e ligne.

fault-match-missing = Ce fichier n’existe pas.
fault-match-unreadable = Ce fichier est illisible ({ $detail }).
fault-match-too_large = Ce fichier dépasse { $most } Mo ; aucune partie n’est si longue.
fault-match-overfull = Il y a plus de choses dans ce fichier que dans n’importe quelle partie.
fault-match-empty = Ce fichier est vide.
fault-match-cut_short = La fin de cette partie manque : le fichier a été coupé.
fault-match-damaged = Ce fichier est abîmé à la ligne { $line }.
fault-match-too_deep = Ce fichier est abîmé : il a trop de niveaux.
fault-match-key_twice = « { $key } » est deux fois dans ce fichier, là où il ne peut être qu’une fois.
fault-match-not_a_match = Ceci n’est pas un fichier de partie.
fault-match-newer = Cette partie a été enregistrée par une version plus récente de Loba (fichier : version { $version } ; celle-ci lit la { $known }). Mets Loba à jour.
fault-match-missing_key = { $where } : il manque « { $key } ».
fault-match-unknown_key = { $where } : « { $key } » n’a rien à faire ici.
fault-match-not_map = { $where } : il faut ici un groupe de clés.
fault-match-not_list = { $where } : il faut ici une liste.
fault-match-not_whole = { $where } : il faut ici un nombre entier.
fault-match-not_text = { $where } : il faut ici un texte.
fault-match-bad_text = { $where } : il faut ici un texte de { $least } à { $most } caractères affichables.
fault-match-bounds = { $where } : le nombre doit aller de { $low } à { $high }.
fault-match-too_many = { $where } : plus de { $most } entrées.
fault-match-variant = Les règles de ce fichier se contredisent (à « { $path } »).
fault-match-seats =
    { $numbers ->
        [one] Ce jeu se joue à { $high } ; le fichier a { $given } places.
       *[other] Ce jeu se joue de { $low } à { $high } ; le fichier a { $given } places.
    }
fault-match-seat_kind = { $where } : « { $given } » n’est ni une personne, ni le nom d’un bot.
fault-match-line = { $where } : cette ligne ne se comprend pas.
fault-match-card = { $where } : « { $given } » n’est pas une carte.
fault-match-chance = { $where } : les cartes ne viennent pas comme le dit ce fichier.
fault-match-act = { $where } : « { $act } » ne se comprend pas.
fault-match-illegal = { $where } : « { $act } » n’est pas permis là.
fault-match-drift = { $where } : la table n’est plus celle de l’enregistrement. Le fichier ou les règles du jeu ont changé.
fault-match-not_flag = { $where } : il faut ici oui ou non (true ou false).
fault-match-not_one_of = { $where } : ce peut être { $allowed }.
fault-match-crest = { $where } : « { $given } » n’est pas un emblème.
fault-match-table = { $where } : aucune table ne peut être ainsi.
fault-match-elsewhere = Cette partie est ouverte dans une autre fenêtre du jeu. Ferme-la d’abord là-bas.
