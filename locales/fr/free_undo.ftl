# L’annulation libre : pour une personne seule parmi des bots.
setup-free_undo = Annulation libre : même ce qui a été vu et ce que les bots ont joué
setup-free_undo_help = Si tu joues seul contre des bots, tu peux annuler tes coups jusqu’à la dernière donne. Une partie où tu t’en sers est marquée et ne compte pas dans les statistiques.
notice-taken_back = Annulé. Désormais, cette partie est marquée : avec annulation libre
load-free_undo = avec annulation libre
# any_number: never 0
settle-taken_back =
    { $count ->
        [one] annulation libre, une fois
       *[other] annulation libre, { $count } fois
    }
