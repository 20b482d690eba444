# Une sauvegarde de tout dans un fichier : dans les réglages, quand on dépose ce fichier sur la fenêtre, et dans le terminal.

settings-block_home = Sauvegarde
home-inside =
    { $matches ->
        [0] aucune partie
        [one] une partie
       *[other] { $matches } parties
    } et { $people ->
        [0] aucun joueur
        [one] un joueur
       *[other] { $people } joueurs
    }
home-inside_since = { home-inside }, depuis le { $since }
home-make = Tout dans un fichier
home-make_about = Parties, joueurs, règles de la maison, langues, leçons, exercices, statistiques et réglages. Sur un autre ordinateur, dépose le fichier sur la fenêtre.
home-make_do = Sauvegarder
home-found = Sauvegarde du { $date }
home-found_do = Restaurer
home-other = Ce qu’il y avait avant
home-other_about = Avant la dernière restauration : { $inside }
home-other_do = Y revenir
home-packing = Sauvegarde en cours…
home-restoring = Restauration en cours…
home-made = La sauvegarde contient { $inside }. Elle se trouve ici : { $file }
# any_number: never 0
home-left_out = { $count ->
        [one] Un fichier n’a pas pu être inclus : { $names }
       *[other] { $count } fichiers n’ont pas pu être inclus : { $names }
    }
home-restored = C’est restauré : { $inside }. Ce qu’il y avait avant est gardé à part ; tu peux y revenir depuis les réglages.
home-brought_back = Tout est comme avant : { $inside }. Ce qui avait été restauré est gardé à part ; tu peux y revenir depuis les réglages.
home-restore-question = Restaurer la sauvegarde du { $date } ?
home-restore-detail = Elle contient { $inside }. Elle remplace tout ce qu’il y a ici : { $here }. Ce qu’il y a ici est gardé à part jusqu’à la prochaine fois.
home-restore-yes = Restaurer
home-restore-no = Ne rien changer
home-back-question = Revenir à ce qu’il y avait avant la restauration ?
home-back-detail = Cela fait { $inside }. Ce qu’il y a maintenant ({ $here }) est gardé à part.
home-back-yes = Y revenir
home-back-no = Ne rien changer

# Pourquoi c’est impossible
home-fault-missing = Ce fichier n’existe pas.
home-fault-unreadable = Ce fichier est illisible ({ $detail }).
home-fault-not_a_home = Ce fichier n’est pas une sauvegarde faite par Loba.
home-fault-damaged = Cette sauvegarde est abîmée. Rien n’a changé ici.
home-fault-newer = Cette sauvegarde vient d’une version plus récente de Loba ({ $program }). Mets Loba à jour.
home-fault-too_large = Ce fichier est trop gros pour être une sauvegarde faite par Loba.
home-fault-strange = Ce fichier contient quelque chose que Loba ne met jamais dans une sauvegarde : { $name }. Rien n’a changé ici.
home-fault-no_room = Il faut { $needed } Mo libres, et il y en a { $free }. Rien n’a changé ici.
home-fault-not_written = Le disque est plein ou protégé ({ $detail }). Rien n’a changé ici.
home-fault-stopped = L’opération a été interrompue. Rien n’a changé ici.
home-fault-played = Une partie est ouverte dans une autre fenêtre. Quitte-la d’abord.
home-fault-under_way = Une autre fenêtre est en train de restaurer une sauvegarde.
home-fault-none_aside = Aucune sauvegarde n’a été restaurée ici : il n’y a rien à quoi revenir.
home-fault-not_finished = Une restauration est restée à moitié faite et ne peut pas être terminée maintenant ({ $detail }). Loba réessaiera à la prochaine ouverture.

# Dans le terminal
command-backup = Tout sauvegarder dans un fichier : parties, joueurs, règles de la maison, langues, leçons, exercices, statistiques et réglages.
command-backup-file = Le fichier ; sans lui, un nouveau à la date du jour dans le dossier des documents.
command-restore = Remplacer tout ce qu’il y a ici par une sauvegarde ; ce qu’il y a ici est gardé à part.
command-restore-file = La sauvegarde.
command-restore-back = Revenir à ce qu’il y avait avant la dernière restauration.
command-restore-yes = Ne pas demander.
home-ask = Entrée : oui. Toute autre réponse : ne rien changer.
home-not_done = Rien n’a changé.
home-which = Indique quelle sauvegarde, ou --back.
