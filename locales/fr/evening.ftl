### Une soirée : ce que les mêmes personnes ont joué en quelques heures, ici ou avec de vraies cartes.

evening-title = Soirée
evening-empty = Quand les mêmes personnes auront joué deux parties en quelques heures, ici ou avec de vraies cartes, cette page dira qui mène, qui donne et ce qui mérite d’être raconté.
evening-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
evening-won = { $player } a gagné { $won } sur { $played }
evening-here = { $time }
evening-real = { $time } · vraies cartes
# Ce que vaut une partie dans la soirée.
evening-worth = Ce qui compte :
evening-worth_places = Joueurs derrière soi
evening-worth_wins = Parties gagnées
evening-worth_points = Points
evening-next = { $chooser }, en queue, choisit le prochain jeu. { $dealer }, en tête, donne.
evening-moments = À raconter
evening-moment_longest_run = La plus longue { -suite } : { $players }, avec { $number } cartes.
evening-moment_in_one =
    { $number ->
        [one] { $players } a terminé { $number } fois en un seul tour.
       *[other] { $players } a terminé { $number } fois en un seul tour.
    }
evening-moment_comeback =
    { $count ->
        [one] { $players } était en queue à la moitié de la partie ({ $game }) et l’a gagnée.
       *[other] { $players } étaient en queue à la moitié de la partie ({ $game }) et l’ont gagnée.
    }
evening-another = Une autre table
evening-another_real = Une autre, vraies cartes
evening-save = Enregistrer l’image
evening-saved = La soirée est enregistrée en image : { $file }
evening-not_saved = L’image n’a pas pu être écrite dans { $file } : { $detail }
statistics-evening = Soirées
settle-evening = { evening-title }
