# Parties enregistrées : ce qu’on en dit à la table et dans leur liste.

notice-history_lost = Les coups d’avant n’ont pas pu être lus : la partie continue, mais on ne peut plus les annuler ni les revoir
notice-too_long = Cette partie est devenue très longue : son début n’est plus enregistré, et elle ne comptera pas dans les statistiques
notice-kept_again = La partie est de nouveau enregistrée
saves-lose-question = Quitter sans enregistrer ?
saves-lose-detail = Le disque est plein ou protégé. Tout ce qui a été joué depuis le dernier enregistrement est perdu.
saves-lose-yes = Quitter
saves-lose-no = Rester
settings-notice-not_kept = Tes réglages ne peuvent pas être enregistrés ({ $detail }). Ils valent jusqu’à ce que tu quittes, et Loba réessaiera.
saves-backup-question = Cette partie est abîmée. Reprendre à la fin d’un tour précédent ?
saves-backup-detail = Le fichier abîmé est gardé à côté.
saves-backup-yes = Reprendre
saves-backup-no = Pas maintenant
saves-set_aside = { $fault } Il est gardé sous « { $file } ».
saves-not_written = Le disque est plein ou protégé ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name }, encore
saves-exported = La partie est dans { $file }. Pour l’ouvrir, on dépose ce fichier sur la fenêtre du jeu.
saves-name = Ton nom pour cette partie
saves-copy = Faire une copie
saves-export = Un fichier à partager
saves-done = Terminé
saves-recover = Récupérer
saves-damaged = Ce fichier est illisible.
