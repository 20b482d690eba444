# Le rideau entre deux personnes, le compte d'une mène et la fin d'une partie.
# { $player } est un nom ; { $names } en est un ou plusieurs ; *ceci* est en gras.

# Le rideau.
curtain-turn = À { $player } de jouer
curtain-window = À { $player } de jouer
curtain-look_away = Les autres, regardez ailleurs
curtain-here = Je suis { $player }
curtain-meanwhile = Entre-temps
curtain-nothing = Il ne s’est rien passé.
curtain-table = La table
curtain-state = { $player } · { $score }{ "\u00A0" }{ $score ->
        [one] pt
       *[other] pts
    } · { $cards ->
        [one] { $cards }{ "\u00A0" }carte
       *[other] { $cards }{ "\u00A0" }cartes
    }
curtain-stock = { $count ->
        [0] La pioche est vide
        [one] 1 carte à la pioche
       *[other] { $count } cartes à la pioche
    }

# Une manette devant le rideau
pad-question = À qui est cette manette ?
pad-about = Elle n’ouvrira le rideau que pour cette personne. Le clavier et la souris sont à tout le monde.
pad-shared = À tout le monde : on se la passe
pad-later = Pas maintenant
pad-others-question = Cette manette est à { $owner }, et c’est à { $player } de jouer
pad-others-detail = { $player } ouvre le rideau avec une autre manette, le clavier ou la souris.
pad-others-no = Compris
pad-others-yes = Elle change de mains

# Comment la mène a fini.
scores-title-out = { CAPITAL(-mene) } { $number } : { $player } termine
scores-title-in_one = { CAPITAL(-mene) } { $number } : { $player } termine en un seul tour !
scores-title-stock = { CAPITAL(-mene) } { $number } : la pioche est épuisée
scores-title-blocked = La { -mene } { $number } est bloquée
scores-title-void = La { -mene } { $number } ne compte pas
scores-title-won = { $players ->
        [one] { $player } gagne la manche { $number }
       *[other] { $player } gagnent la manche { $number }
    }
scores-title-nobody = Personne ne gagne la manche { $number }

# Ce qui restait.
scores-left = Ce qui restait en main
scores-took = Ce que chacun a pris
scores-closed = Termine
scores-part-table = Table *{ $points }*
scores-part-held = Main *{ $points }*
scores-part-bonus = Prime *{ $points }*
scores-fate-back_in = Revient à { $score }
scores-fate-retired = Se retire
scores-fate-eliminated = Hors jeu
scores-story-near = { $players ->
        [one] { $player } est au plus près de { $limit } : encore *{ $left }*.
       *[other] { $player } sont au plus près de { $limit } : encore *{ $left }*.
    }
# any_number: never 0
scores-story-hands = { $left ->
        [one] Encore *une { -mene }*.
       *[other] Encore *{ $left } { -mene }s*.
    }
scores-unit = { CAPITAL(-mene) }
scores-pot = Cagnotte : *{ $count ->
        [one] { $count } luna
       *[other] { $count } lunas
    }*

# Ce qui compte dans une manche de pêche.
scores-category-most_cards = Le plus de cartes
scores-category-most_spades = Le plus de piques
scores-category-sweeps = { CAPITAL(-winchos) }
scores-category-rank = Chaque { card-rank }
scores-category-a-la_mona = As
scores-category-2c-la_mona = La Mona
scores-category-2s-la_mona = El 2 bonito
scores-category-10d-la_mona = El 10 bonito
scores-round_total = Pour cette manche

# Le reenganche.
scores-rebuy-question = { $player } atteint { $limit }. Racheter sa place ?
scores-rebuy-back_at = Retour à *{ $score ->
        [one] { $score } point
       *[other] { $score } points
    }*, comme { $player }, le plus haut score en jeu.
scores-rebuy-price = Prix : *{ $price ->
        [one] { $price } luna
       *[other] { $price } lunas
    }*. La cagnotte passe de { $pot } à { $then }.
scores-rebuy-times = { $left ->
        [one] Il reste *{ $left } reenganche* sur { $most }.
       *[other] Il reste *{ $left } reenganches* sur { $most }.
    }
scores-rebuy-no_limit = On peut racheter sa place *autant de fois qu’on veut*.
scores-rebuy-yes = Racheter sa place
scores-rebuy-no = Quitter la partie
scores-rebuy-thinks = { $player } réfléchit…
scores-decides = { $player } décide ; les autres attendent
scores-deals = { $player } distribue
scores-next = { CAPITAL(-mene) } suivante
scores-result = Voir le résultat
scores-see_table = Voir la table
scores-choose = Choisir
scores-confirm = Valider

# La fin.
settle-title-points = { $players ->
        [one] { $names } gagne avec { $score }
       *[other] { $names } gagnent avec { $score }
    }
settle-title-rounds = { $players ->
        [one] { $names } gagne avec { $score ->
            [one] { $score } manche
           *[other] { $score } manches
        }
       *[other] { $names } gagnent avec { $score ->
            [one] { $score } manche
           *[other] { $score } manches
        }
    }
settle-points = { $count ->
        [one] *{ $shown }* point
       *[other] *{ $shown }* points
    }
settle-rounds = { $count ->
        [one] *{ $shown }* manche
       *[other] *{ $shown }* manches
    }
settle-by_difference = chacun règle avec chacun la différence de leurs scores
settle-by_pot = { $players ->
        [one] la cagnotte de { $pot } est pour { $names }
       *[other] la cagnotte de { $pot } est partagée entre { $names }
    }
settle-from_to = ↓ reçoit de →
settle-in_all = En tout
settle-fewest = En un minimum de paiements
settle-put_in = Ce que chacun a mis
settle-nobody_owes = Personne ne doit rien à personne.
settle-balance =
    { $sum ->
        [one] { $sum } luna change de mains
       *[other] { $sum } lunas changent de mains
    }
settle-hands = { $count ->
        [one] { $count } { -mene }
       *[other] { $count } { -mene }s
    }
# any_number
settle-most_hands = le plus de victoires : { $names },{ "\u00A0" }{ $count }
settle-again = Rejouer
settle-watch = Revoir la partie
settle-menu = Menu
