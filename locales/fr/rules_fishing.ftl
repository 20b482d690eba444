# Les livres de règles des jeux de pêche. { $cards } sont des cartes par leur nom.

rules-goal-fishing = Prends des cartes de la table avec celles de ta main. Ce que tu prends compte : le plus de cartes, le plus de piques, et certaines cartes pour elles-mêmes.
rules-goal-fishing-la_mona = Prends des cartes de la table avec celles de ta main. Ce que tu prends compte : le plus de cartes, le plus de piques, les as et surtout la Mona.
rules-goal-rounds_won =
    { $count ->
        [one] Qui gagne la première manche gagne la partie.
       *[other] Le premier à gagner { $count } manches gagne la partie.
    }
rules-deal-table =
    { $count ->
        [one] { $count } carte est posée face visible sur la table, à la première donne seulement.
       *[other] { $count } cartes sont posées face visible sur la table, à la première donne seulement.
    }
rules-deal-redeal = Si { $cards } en fait partie, on redonne tout.
rules-deal-again = Quand toutes les mains sont vides, on en redonne autant, jusqu’à la fin du jeu de cartes.

# Un tour
rules-turn-one_card = À chaque tour, tu joues exactement une carte, de l’une de ces façons :
rules-turn-take = *Prends* sur la table ce qu’elle vaut.
rules-turn-build = *Forme :* réunis-la avec des cartes de la table en une formation à prendre plus tard.
rules-turn-build-la_mona = { rules-turn-build }
rules-turn-trail = *Pose-la* simplement sur la table.
rules-turn-trail-la_mona = { rules-turn-trail }
rules-turn-free = Tu n’es jamais forcé de prendre, même si tu peux.
rules-turn-played = Ce qui est joué est joué : c’est la fin de ton tour.

# Prendre
rules-capture-groups = Ta carte prend chaque carte de sa valeur, chaque groupe dont la somme la donne, et plusieurs groupes à la fois, pourvu qu’aucune carte ne serve deux fois.
rules-capture-taken = Ta carte et tout ce qu’elle a pris vont sur ta pile. Voici ce que prend chacune :
rules-capture-ace = Dans une somme, l’as compte { $low } ou { $high }, comme il te faut.
rules-capture-pair_only = { $cards } ne prennent que leurs pareilles, et ne vont dans aucune somme.
rules-capture-builds_whole = Une formation se prend entière, avec une carte de sa valeur exacte ; elle n’est jamais une part d’une somme.
rules-capture-builds_in_sums = Une formation compte comme une carte de sa valeur, aussi dans une somme.

# La carte que rien ne prend
rules-inert-takes = { $cards } prend sur la table des groupes de { $count }, et les formations de { $count }.
rules-inert-takes-la_mona = { $cards } est la Mona, la guenon. De ta main, elle prend des groupes de { $count }, tous ceux qu’il y a, et la formation de { $count }.
rules-inert-also = De la main, elle peut aussi se jouer comme { $count }.
rules-inert-drowned = Une fois sur la table, rien ne prend { $cards } : elle reste jusqu’à la fin et va à qui prend en dernier.
rules-inert-drowned-la_mona = Sur la table, rien ne prend { $cards } : la Mona est *noyée.* Elle reste jusqu’à la fin et va à qui prend en dernier.

# Former
rules-build-single = Réunis ta carte avec des cartes de la table jusqu’à une valeur que tu as en main : c’est maintenant une seule formation, et seule une carte de cette valeur la prend.
rules-build-keep = Il te faut une carte qui la prenne, et la garder tant que la formation est à toi. Celle de ton partenaire ne compte pas.
rules-build-two_cards = On forme avec deux cartes, pas plus.
rules-build-owner = Une formation est à qui y a mis la dernière carte ; mais quiconque a la bonne carte peut la prendre.
rules-build-partners = Ton partenaire peut continuer ta formation, ou la prendre.
rules-build-standing-must_continue = Tant que tu en as une, tu ne poses pas : prends-la, complète-la ou augmente-la.
rules-build-standing-may_add_another = Tant que tu en as une, tu ne poses pas : prends-la, continue-la, formes-en une autre, ou prends celle d’un autre.
rules-build-standing-may_do_all_but_trail = Tant que tu en as une, tu peux prendre et former ce que tu veux, mais pas poser.
rules-build-standing-free = Elle ne t’oblige à rien.
rules-build-raise = Une carte de ta main peut augmenter une formation, si tu as aussi cette valeur. Les cartes de la table, non.
rules-build-raise_own = Tu peux augmenter la tienne si tu as l’ancienne valeur et la nouvelle.
rules-build-no_raise_own = Tu ne peux pas augmenter la tienne.
rules-build-raise_previous = Qui y a déjà formé a besoin aussi de la valeur actuelle.

# Plusieurs groupes
rules-fila-groups = Plusieurs groupes de même valeur peuvent faire une seule formation.
rules-fila-groups-la_mona = Plusieurs groupes de même valeur peuvent faire une seule formation : c’est une *fila.* Ce qu’on forme d’une valeur déjà là s’y joint.
rules-fila-closed = Sa valeur est fixe : elle peut grandir, mais personne ne l’augmente.

# Vider la table
rules-sweep-what =
    { $points ->
        [one] Prends tout ce qui est sur la table : { $points } point.
       *[other] Prends tout ce qui est sur la table : { $points } points.
    }
rules-sweep-last_play = La dernière carte de la manche peut le faire aussi ; ramasser les restes n’en est pas un.
rules-sweep-not_last_play = La dernière carte de la manche ne peut pas le faire.
rules-sweep-despite = { $cards } peut rester.
rules-sweep-not_despite = Tant que { $cards } est là, la table n’est pas vide.

# La fin et les points
rules-end-round = La manche finit quand toutes les cartes sont données et jouées.
rules-end-leftovers-last_taker = Ce qui reste sur la table va à qui a pris en dernier.
rules-end-leftovers-nobody = Ce qui reste sur la table ne compte pour personne.
rules-score-categories = Compte ce que tu as pris ; les partenaires comptent ensemble.
rules-score-equal = À égalité, personne n’a les points du plus grand nombre.
