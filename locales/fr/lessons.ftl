# Apprendre : la liste des leçons, le papier près de la table et la fin d’une leçon.
# Chaque jeu a sa leçon dans son fichier, lesson_<jeu>.ftl. Là, [5h 6h] sont des cartes.

# La liste
learn-title = Apprendre
learn-line = Une partie guidée de chaque jeu : la table attend, explique et te laisse jouer.
# any_number: never 0
learn-minutes =
    { $minutes ->
        [one] une minute environ
       *[other] environ { $minutes } minutes
    }
learn-not_begun = Pas encore commencée · { $time }
learn-step = À l’étape { $step } sur { $count } · { $time } en tout
learn-done = Terminée · { $time }
learn-own = { $game } · { $name }
learn-begin = Partie guidée
learn-go_on = Continuer
learn-again = Encore une fois
learn-rules = Règles
learn-no_lesson = Il n’y a pas encore de partie guidée pour ce jeu.
learn-rules_only = Les règles seulement
learn-fault = { $file }, ligne { $line }, colonne { $column } : { $fault }
learn-fault_of_file = { $file } : { $fault }

# Le papier
lesson-step = Étape { $step } sur { $count }
lesson-go_on = Continuer
lesson-back = Retour
lesson-show = Montre-moi
lesson-watch = Regarde ce que fait { $player }.
lesson-so_it_goes = C’est ce qui vient ensuite.
lesson-answer-read_first = Lis d’abord, puis « Continuer ».
lesson-answer-else = Tu pourrais, oui. Mais essayons d’abord autre chose ; tes cartes n’ont pas bougé.
lesson-answer-refused = Pas comme ça, pour la raison indiquée. Essaie encore.

# La fin
lesson-done-title = Bien joué !
lesson-done-about = { $game } : maintenant, tu sais comment on y joue.
lesson-done-play = Jouer une partie
lesson-done-next = Leçon suivante
lesson-done-rules = Règles
lesson-done-leave = Revenir à la liste

# Ce qui peut clocher dans le fichier d’une leçon
fault-lesson-language = « { $given } » n’est pas une langue : écris par exemple en, es ou pt_BR.
fault-lesson-do_or_try = Une étape a « do » ou « try », pas les deux.
fault-lesson-light = « { $given } » ne peut pas être éclairé. Il y a : { $allowed }.
fault-lesson-not_learners_turn = Quand cette étape commence, ce n’est pas à l’élève de jouer. Ce que font les autres se met sous « then ».
fault-lesson-hand_over = La mène est finie : il n’y a plus rien à faire à cette étape.
fault-lesson-refused = « { $given } » n’est pas permis ici ({ $detail }).
fault-lesson-none_allowed = Rien de ce que dit « { $given } » n’est permis ici.
fault-lesson-allowed = « { $given } » est permis ici ; ce qu’on essaie doit être refusé.
fault-lesson-act = « { $given } » n’est ni un coup ni une carte à cette table.
fault-lesson-not_their_turn = « { $given } » : ce n’est pas son tour.
