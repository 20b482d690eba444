# Les livres de règles des jeux de pêche. { $cards } sont des cartes par leur nom.

rules-goal-fishing = Prends des cartes de la table avec celles de ta main. Ce que tu prends rapporte des points.
rules-goal-prizes = Rapportent des points : { $prizes }.
rules-prize-most_cards = le plus de cartes
rules-prize-most_spades = le plus de piques
rules-prize-most_suit = la majorité aux { $suit }
rules-prize-most_rank = la majorité aux { $rank }
rules-prize-primiera = la meilleure { -primiera }
rules-prize-sweep = chaque { -wincho }
rules-prize-rank = chaque { card-rank }
rules-prize-cards = les cartes elles-mêmes
# any_number: never 0
rules-goal-rounds_won =
    { $count ->
        [one] Celui qui gagne la première manche gagne la partie.
       *[other] Le premier à { $count } manches gagne la partie.
    }
rules-deal-table =
    { $count ->
        [one] On retourne { $count } carte sur la table, à la première donne seulement.
       *[other] On retourne { $count } cartes sur la table, à la première donne seulement.
    }
rules-deal-redeal = Si le { $cards } en fait partie, on redonne tout.
rules-deal-redeal_from = S’il y a parmi elles au moins { $count } de ces cartes : { $cards }, on redonne tout.
rules-deal-to_dealer = Si toutes forment des groupes qui font { $value }, le donneur les prend : chaque groupe compte comme { -wincho }.
rules-deal-again = Quand toutes les mains sont vides, chacun reçoit de nouveau autant de cartes, jusqu’à ce que toutes soient distribuées.

# Un tour
rules-turn-one_card = À ton tour, tu joues exactement une carte, de l’une de ces façons :
rules-turn-take = *Prends* sur la table des cartes qui valent autant que la tienne.
rules-turn-take_together = *Prends* sur la table des cartes qui font { $value } avec la tienne.
rules-turn-build = *Forme* une pile, avec des cartes de la table, à prendre plus tard.
rules-turn-build-la_mona = { rules-turn-build }
rules-turn-trail = *Pose-la* simplement sur la table.
rules-turn-trail-la_mona = { rules-turn-trail }
rules-turn-free = Tu n’es jamais forcé de prendre, même si tu peux.
rules-turn-free_without_build = Tant qu’aucune pile n’est à toi, tu n’es jamais forcé de prendre.
rules-turn-must_take = Une carte qui peut prendre doit prendre ; mais tu choisis laquelle tu joues.
rules-turn-played = Ce qui est joué est joué : c’est la fin de ton tour.

# Prendre
rules-capture-groups_any = Ta carte peut prendre toute carte de sa valeur, tout groupe dont la somme fait sa valeur, ou plusieurs à la fois, pourvu qu’aucune carte ne serve deux fois.
rules-capture-groups_one = Ta carte prend une carte de sa valeur, ou un groupe dont la somme fait sa valeur. Les autres restent.
rules-capture-together_one = Ta carte prend un groupe : la tienne et celles qu’elle prend font { $value } exactement. Les autres restent.
rules-capture-together_any = Ta carte prend tout groupe qui fait { $value } avec elle, ou plusieurs à la fois, pourvu qu’aucune carte de la table ne serve deux fois.
rules-capture-single_first = Si une seule carte suffit, on ne peut pas en prendre plusieurs.
rules-capture-kept = Ta carte et celles qu’elle prend vont sur ton tas.
rules-capture-taken = Ta carte et celles qu’elle prend vont sur ton tas. Voici ce que prend chaque carte :
rules-capture-adds = Dans une somme, les cartes valent :
rules-capture-ace = Dans une somme, l’as compte { $low } ou { $high }, au choix. Depuis la main, il prend { $takes }.
rules-capture-pairs_all = { $cards } ne prennent que leurs pareilles et n’entrent dans aucune somme.
rules-capture-pairs_one = { $cards } prennent une seule carte pareille à la fois et n’entrent dans aucune somme.
rules-capture-pairs_one_or_three = { $cards } prennent une carte pareille, ou les trois, et n’entrent dans aucune somme.
rules-capture-builds_whole = Une pile se prend entière, avec une carte de sa valeur exacte ; elle n’entre jamais dans une somme.
rules-capture-builds_in_sums = Une pile compte comme une carte de sa valeur, même dans une somme.

# La carte que rien ne prend
rules-inert-takes = { $cards } prend sur la table des groupes de { $count }, et les piles de { $count }.
rules-inert-takes-la_mona = Le { $cards }, c’est la Mona, la guenon. Depuis ta main, elle prend des groupes de { $count }, autant qu’il y en a, et une pile de { $count }.
rules-inert-also = Depuis ta main, cette carte peut aussi se jouer comme { $count }.
rules-inert-drowned = Une fois sur la table, plus rien ne prend { $cards } : elle y reste jusqu’à la fin et va à celui qui prend en dernier.
rules-inert-stays = Une fois sur la table, plus rien ne prend { $cards } : elle y reste jusqu’à la fin.
rules-inert-drowned-la_mona = Sur la table, plus rien ne prend le { $cards } : la Mona est *noyée.* Elle y reste jusqu’à la fin et va à celui qui prend en dernier.

# Former
rules-build-single = Réunis ta carte avec des cartes de la table pour faire une valeur que tu as encore en main : c’est maintenant une seule pile, qu’on ne sépare plus.
rules-build-keep = Il te faut en main une carte qui la prenne, à garder tant que la pile est à toi.
rules-build-ace = Une pile de { $count } se prend avec un as : garde-en un en main.
rules-build-two_cards = Un groupe se forme avec deux cartes au plus.
rules-build-owner = Une pile est à celui qui y a mis la dernière carte ; mais quiconque a la bonne carte peut la prendre.
rules-build-partners = Ton partenaire peut continuer ta pile, ou la prendre ; mais pour former, ses cartes ne comptent pas.
rules-build-standing-must_continue = Tant qu’une pile est à toi, tu ne peux pas poser : prends-la, ou continue-la.
rules-build-standing-may_add_another = Tant qu’une pile est à toi, tu ne peux pas poser : prends-la, continue-la, formes-en une autre d’une autre valeur, ou prends celle d’un autre. Si tu en as deux, à toi de choisir laquelle prendre d’abord.
rules-build-standing-may_do_all_but_trail = Tant qu’une pile est à toi, tu peux prendre et former ce que tu veux, mais pas poser.
rules-build-standing-free = Elle ne t’oblige à rien.
rules-build-raise = Une carte de ta main peut augmenter une pile, si tu as aussi la nouvelle valeur en main. Une carte de la table, non.
rules-build-raise_own = Tu peux augmenter ta propre pile si tu as en main l’ancienne valeur et la nouvelle.
rules-build-raise_own_freely = Tu peux aussi augmenter ta propre pile.
rules-build-no_raise_own = Tu ne peux pas augmenter ta propre pile.
rules-build-raise_previous = Si tu l’avais déjà formée ou augmentée, il te faut aussi une carte de sa valeur actuelle.

# Plusieurs groupes
rules-fila-groups = Plusieurs groupes de même valeur peuvent faire une seule pile.
rules-fila-groups-la_mona = Plusieurs groupes de même valeur peuvent faire une seule pile : c’est une *fila.* Une nouvelle pile d’une valeur déjà là s’y joint.
rules-fila-closed = Sa valeur est fixe : elle peut grandir, mais personne ne peut l’augmenter.

# Vider la table
rules-sweep-what =
    { $points ->
        [one] Prends tout ce qui est sur la table, et tu marques { $points } point.
       *[other] Prends tout ce qui est sur la table, et tu marques { $points } points.
    }
rules-sweep-last_play = Cela compte aussi avec la dernière carte de la manche.
rules-sweep-leftovers = Ramasser les restes ne compte pas.
rules-sweep-not_last_play = Avec la dernière carte de la manche, cela ne compte pas.
rules-sweep-despite = Cela compte aussi s’il ne reste que le { $cards }.
rules-sweep-not_despite = Tant que { $cards } est là, la table n’est pas vide.

# La fin et les points
rules-end-round = La manche est finie quand toutes les cartes ont été distribuées et jouées.
rules-end-leftovers-last_taker = Ce qui reste sur la table va à celui qui a pris en dernier.
rules-end-leftovers-nobody = Ce qui reste sur la table ne compte pour personne.
rules-score-categories = Compte ce que tu as pris.
rules-score-categories-la_mona = { rules-score-categories } Le 2♠ s’appelle el 2 bonito, le 10♦ el 10 bonito.
rules-score-partners = Les partenaires comptent ensemble.
rules-score-equal = À égalité pour le plus grand nombre, personne n’a ces points.
rules-score-all_suit = Les { $suit } au complet rapportent { $points } en tout.
rules-score-all_rank = Les quatre cartes de hauteur { $rank } rapportent { $points } en tout.
rules-score-napola = Napola : l’as, le 2 et le 3 aux { $suit } rapportent trois points, et chaque carte qui suit dans l’ordre, un de plus.
rules-score-primiera_none = Sans une carte de chaque couleur, pas de { -primiera }.
rules-score-primiera_zero = Dans la { -primiera }, une couleur qui te manque compte 0.
rules-score-primiera = Pour la { -primiera }, ta meilleure carte de chaque couleur compte, et la plus haute somme gagne. Les cartes y valent :
