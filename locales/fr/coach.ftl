# Ce que le coach dit d’une mène une fois finie, et ce qu’on peut travailler.
# { $result } a son signe : +9. *Ceci* est en gras.

coach-title = Comment ça s’est passé
coach-looking = Loba rejoue la { -mene } : { $percent } %
coach-looking_about = Loba rejoue la { -mene } encore et encore, en redistribuant chaque fois les cartes que tu ne voyais pas.
coach-not_over = Cette { -mene } n’a pas été jouée jusqu’au bout
coach-failed = Impossible de rejouer cette { -mene }.
coach-curve_foot = Ce que la { -mene } valait pour toi face aux autres. Dans la bande, l’écart n’est pas sûr.
coach-percent = { $result } %
# any_number
coach-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# any_number
coach-amount-rounds = { $count } { -mene }s sur 100
# Ce qu’a apporté la chance des cartes, puis ce qu’a apporté le jeu. $amount : « 4 points ».
coach-cards_up = Les cartes t’ont rapporté *{ $amount }*.
coach-cards_down = Les cartes t’ont coûté *{ $amount }*.
coach-cards_even = Les cartes étaient à peu près équilibrées.
coach-play_up = Ton jeu a rapporté *{ $amount }* de plus.
coach-play_down = Ton jeu a coûté *{ $amount }*.
coach-play_even = Ton jeu était à peu près équilibré.
coach-turn = Tour
# any_number
coach-equal =
    { $count ->
        [one] { $count } autre coup s’écartait du conseil ; on ne peut pas dire s’il t’a coûté quelque chose.
       *[other] { $count } autres coups s’écartaient du conseil ; on ne peut pas dire s’ils t’ont coûté quelque chose.
    }
coach-unsure = Tous les tours n’ont pas pu être revus à fond.
coach-nothing = Tu n’as fait aucune erreur nette.
coach-nothing_about = Seul un coup qui t’a presque sûrement coûté, et pas qu’un peu, compte comme une erreur. Pour le reste, on ne peut pas trancher.
coach-played = Joué
coach-better = Mieux
coach-cost-points =
    { $count ->
        [one] Cela a coûté environ { $count } point (±{ $within }).
       *[other] Cela a coûté environ { $count } points (±{ $within }).
    }
# any_number
coach-cost-rounds = Sur 100 { -mene }s comme celle-ci, cela en fait perdre environ { $count } (±{ $within }).

# Rejouer à partir d’un coup
coach-play_from = Jouer à partir d’ici
coach-other_cards = Pareil avec d’autres cartes
coach-play_from-question = Jouer à partir d’ici ?
coach-play_from-detail = Ce sera une autre partie, contre les mêmes joueurs, et elle ne compte pas dans les statistiques. Celle-ci reste parmi tes parties.
coach-play_from-yes = Jouer
coach-play_from-no = Rester ici

# S'entraîner
coach-day = La mène du jour
coach-day_looking = Recherche de la mène du jour…
coach-day_none = Il n’y en a pas aujourd’hui
coach-streak = { $count } jours de suite
coach-yesterday = La mène d’hier
coach-found_it = Tu l’as trouvé
coach-missed_it = Il y avait mieux
coach-practice = S’entraîner
coach-practice_about = Les coups qui t’ont coûté reviennent ici au bout de quelques jours, puis de plus en plus tard si tu trouves le meilleur. Leur coût est calculé sur la page qui suit une mène.
# any_number
coach-due =
    { $count ->
        [0] Rien aujourd’hui
        [one] { $count } table
       *[other] { $count } tables
    }
coach-question = Que joues-tu, { $player } ?
coach-solved = C’est ça !
coach-not_solved = Il y a mieux.
coach-answer = Ce qu’il fallait jouer :
coach-next = Suivant
coach-finish = Finir

# Comme quelqu'un joue, chance mise à part ; $sign est + ou −, ou rien pour 0.
coach-rating-points = Jeu, chance mise à part : *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* par { -mene } (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating-rounds = Jeu, chance mise à part : *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* sur 100 { -mene }s (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating_unknown = Jeu, chance mise à part : pas encore connu
# En dessous. Il faut $least mènes pour une évaluation.
# any_number
coach-rating_so_far =
    { $count ->
        [one] { $count } { -mene } évaluée pour l’instant ; il en faut { $least }.
       *[other] { $count } { -mene }s évaluées pour l’instant ; il en faut { $least }.
    }
# any_number
coach-rating_about =
    { $count ->
        [one] Sur { $count } { -mene } : ce que ce jeu rapporte comparé à celui de l’expert à la même place, qui compte pour 0.
       *[other] Sur { $count } { -mene }s : ce que ce jeu rapporte comparé à celui de l’expert à la même place, qui compte pour 0.
    }
# any_number
coach-rating_old =
    { $count ->
        [one] { $count } { -mene } plus ancienne ne compte pas : son évaluation était moins exacte.
       *[other] { $count } { -mene }s plus anciennes ne comptent pas : leur évaluation était moins exacte.
    }
