# Parties enregistrées : ce qu’on en dit à la table et dans leur liste.

notice-history_lost = Les coups d’avant n’ont pas pu être relus : la partie continue, mais on ne peut plus les reprendre ni les revoir
notice-too_long = Cette partie est devenue très longue : son début n’est plus enregistré, et elle ne comptera pas dans les statistiques
notice-kept_again = La partie est de nouveau sauvée
saves-lose-question = Partir sans enregistrer ?
saves-lose-detail = Le disque est plein ou refuse d’écrire. Ce qui a été joué depuis le dernier enregistrement est perdu.
saves-lose-yes = Partir
saves-lose-no = Rester
settings-notice-not_kept = Tes réglages ne peuvent pas être enregistrés ({ $detail }). Ils valent jusqu’à ton départ, et le jeu réessaiera.
saves-backup-question = Cette partie est abîmée. Reprendre à la fin d’un tour précédent ?
saves-backup-detail = Le fichier abîmé est gardé à côté.
saves-backup-yes = Reprendre
saves-backup-no = Pas maintenant
saves-set_aside = { $fault } Il est gardé sous « { $file } ».
saves-not_written = Le disque est plein ou refuse d’écrire ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name }, encore
saves-exported = La partie est dans { $file }. Qui reçoit ce fichier le lâche sur la fenêtre du jeu.
saves-name = Ton nom pour cette partie
saves-copy = Faire une copie
saves-export = Un fichier à partager
saves-done = C’est bon
saves-recover = Récupérer
saves-damaged = Ce fichier est illisible.
