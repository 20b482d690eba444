# Parties enregistrées : ce qu’on en dit à la table et dans leur liste.

notice-history_lost = Les coups d’avant n’ont pas pu être lus : la partie continue, mais on ne peut plus les annuler ni les revoir
notice-too_long = Cette partie est devenue très longue : son début n’est plus enregistré, et elle ne comptera pas dans les statistiques
notice-kept_late = Le disque tarde à enregistrer la partie : une coupure de courant effacerait les derniers coups
notice-kept_again = La partie est de nouveau enregistrée
notice-seats_not_kept = Les places des téléphones n’ont pas pu être lues ou enregistrées : si la table est rouverte, certains devront scanner le code de nouveau
saves-lose-question = Quitter sans enregistrer ?
saves-lose-detail = Le disque est plein ou protégé. Tout ce qui a été joué depuis le dernier enregistrement est perdu.
saves-lose-yes = Quitter
saves-lose-no = Rester
saves-backup-question = Cette partie est abîmée. Reprendre à la fin d’un tour précédent ?
saves-backup-detail = Le fichier abîmé est gardé à côté.
saves-backup-yes = Reprendre
saves-backup-no = Pas maintenant
saves-set_aside = { $fault } Il est gardé sous « { $file } ».
saves-not_written = Le disque est plein ou protégé ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name } (copie)
saves-exported = La partie est dans { $file }. Pour l’ouvrir, dépose ce fichier sur la fenêtre du jeu.
saves-name = Ton nom pour cette partie
saves-copy = Faire une copie
saves-export = Un fichier à partager
saves-done = Terminé
saves-recover = Récupérer
saves-damaged = Ce fichier est illisible.

# Ce qui ne va pas dans un petit fichier. $where : son nom ; $time : une date ; $detail : ce que dit le système.
small_file-unreadable = { $where } est illisible ({ $detail }). Rien n’y est changé.
small_file-not_kept = { $where } n’a pas pu être enregistré ({ $detail }).
small_file-damaged_before = { $where } est abîmé. Loba reprend ce qu’il disait le { $time } ; le fichier abîmé est conservé à côté.
small_file-damaged = { $where } est abîmé, et il n’en reste pas de version antérieure. Loba le recommence ; le fichier abîmé est conservé à côté.
small_file-newer = { $where } vient d’une version plus récente de Loba. Ce qui se comprend est utilisé, et rien n’y est changé.
# any_number: never 0
small_file-senseless =
    { $count ->
        [one] Une donnée de { $where } n’a pas de sens ici ; elle reste telle quelle.
       *[other] { $count } données de { $where } n’ont pas de sens ici ; elles restent telles quelles.
    }

# Leur liste.
load-title = Parties enregistrées
load-section_going = En cours
load-section_over = Finies
load-section_damaged = Abîmées
load-empty = Aucune partie enregistrée pour l’instant. Chacune est gardée pendant qu’on la joue : on la reprend ici, et on peut la revoir.
load-hand = { -mene } { $hand }
load-over = finie, { $hand ->
        [one] { $hand } { -mene }
       *[other] { $hand } { -mene }s
    }
load-damaged = Ce fichier ne s’ouvre plus.
load-go_on = Continuer
load-watch = Revoir
load-more = Nom, copie, enregistrer ailleurs
load-delete = Effacer
load-keep = Garder
load-deleted = Effacée quand tu quitteras
load-older = Afficher { $count ->
    [one] { $count } partie plus ancienne
   *[other] { $count } parties plus anciennes
}
load-today = aujourd’hui, { $time }
load-yesterday = hier, { $time }
load-day =
    { $day ->
        [one] { $day }er
       *[other] { $day }
    } { load-month } { $year }
load-month = { $month ->
        [m1] janvier
        [m2] février
        [m3] mars
        [m4] avril
        [m5] mai
        [m6] juin
        [m7] juillet
        [m8] août
        [m9] septembre
        [m10] octobre
        [m11] novembre
       *[m12] décembre
    }
