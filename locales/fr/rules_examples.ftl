# Les exemples des livres de règles : un titre court, et pourquoi c'est juste. Ce qui est faux vient
# avec la phrase de son refus.

# Brelans, piernas
rules-example-set-any = Même hauteur
rules-example-set-any-why = Deux d’entre elles peuvent être de même couleur.
rules-example-set-all_different = Même hauteur
rules-example-set-all_different-why = Toutes de couleurs différentes.
rules-example-set-three = Trois couleurs
rules-example-set-three-why = Une hauteur, trois couleurs : parfait.
rules-example-set-twins = Avec une jumelle
rules-example-set-twins-why = Plus de cartes, mais toujours trois couleurs.
rules-example-set-joker = Pas de joker ici
rules-example-set-joker_in = Avec un joker
rules-example-set-joker_in-why = Le joker comble le vide.
rules-example-set-fourth = Pas la quatrième
rules-example-set-two_suits = Deux couleurs seulement
rules-example-set-suit_twice = Deux fois la même
rules-example-two_jokers = Un joker de trop
rules-example-many_jokers = Trop de jokers
rules-example-only_jokers = Rien que des jokers

# Suites
rules-example-run-same = Elles se suivent
rules-example-run-same-why =
    { $count ->
        [one] { $count } carte.
       *[other] { $count } qui se suivent, de même couleur.
    }
rules-example-run-colour = Elles se suivent
rules-example-run-colour-why = Toutes rouges, ou toutes noires.
rules-example-run-any = Elles se suivent
rules-example-run-any-why = La couleur n’a pas d’importance.
rules-example-run-long = { CAPITAL(-la_suite) } entière
rules-example-run-long-why = Treize cartes, déposées d’un coup.
rules-example-run-wild = Avec un joker
rules-example-run-wild-why = Il remplace la carte écrite sur son étiquette.
rules-example-run-two = Avec un deux libre
rules-example-run-two-why = Ailleurs qu’à sa place, un deux remplace une autre carte.
rules-example-run-joker = Pas de joker ici
rules-example-run-suits = Une autre couleur
rules-example-run-ace = Jusqu’à l’as
rules-example-run-ace-why = L’as finit { -la_suite }. Il peut aussi la commencer, avant le deux.
rules-example-run-corner = On ne boucle pas
rules-example-run-round = On boucle
rules-example-run-round-why = Après l’as, on continue avec le deux.
rules-example-run-short = Trop courte

# Jokers qui bougent
rules-example-move-own_card = Sa propre carte
rules-example-move-own_card-free = Il fait de la place
rules-example-move-own_card-free-why = Le valet prend sa place, et le joker va au bout que tu choisis.
rules-example-move-own_card-replace_other_end = Il change de bout
rules-example-move-own_card-replace_other_end-why = Le valet prend sa place, et le joker va à l’autre bout.
rules-example-move-own_card-shift_outward = Il se décale
rules-example-move-own_card-shift_outward-why = Le valet prend sa place, et le joker devient la dame.
rules-example-move-own_card-fixed = Sa propre carte
rules-example-move-own_card-fixed-why = La carte trouve sa place.
rules-example-move-beyond = Trop loin
rules-example-move-beyond-free = Il comble le vide
rules-example-move-beyond-free-why = Le joker change de bout et devient le sept : le six se place.
rules-example-move-locked = Pas de place au milieu
rules-example-wild-second = Un autre joker
rules-example-wild-second-why = Cette combinaison peut en avoir plus d’un.
rules-example-wild-reclaimed = Échangée contre le joker
rules-example-wild-reclaimed-why = Le 6 prend sa place, et le joker va dans ta main.

# La défausse
rules-example-pile-used = Prise pour déposer
rules-example-pile-used-why = Avec les deux sept de ta main, elle fait aussitôt une combinaison.
rules-example-pile-unused = Pas encore utile
rules-example-pile-kept = Prise et gardée
rules-example-pile-twin = Sa jumelle, oui
rules-example-pile-twin-why = Elle est pareille, mais ce n’est pas celle que tu as prise.
rules-example-pile-thrown_back = Pas dans le même tour

# Contrats
rules-example-contract = { CAPITAL(-ton_contrat) }
rules-example-contract-why = Exactement ce qui est demandé.
rules-example-contract-more = Une carte de trop
rules-example-contract-same_rank = Deux fois la même hauteur
rules-example-contract-same_rank-why = C’est permis ; ils restent séparés.
rules-example-contract-adjoining = L’une après l’autre
rules-example-contract-adjoining-why = C’est permis ; elles restent séparées.
rules-example-contract-double = Deux fois plus grand
rules-example-contract-double-why = Deux fois plus de cartes : il compte pour deux.
rules-example-contract-double-loba_seis_menes = Un sextuple
rules-example-contract-double-why-loba_seis_menes = Six cartes de même hauteur comptent pour deux brelans.
rules-example-contract-same_turn = Dans le même tour
rules-example-contract-further = Une autre, plus tard
rules-example-contract-further-why = Dès ton tour suivant, tu peux en déposer d’autres.

# Ajouts
rules-example-add-run = Elle continue
rules-example-add-run-why = C’est la carte suivante.
rules-example-add-run-stray = Il en manque une
rules-example-add-set = Une de plus
rules-example-add-set-why = Même hauteur : elle peut s’y ajouter.
rules-example-add-set-stray = La quatrième couleur
rules-example-add-set-rank = Une autre hauteur
rules-example-add-others = La combinaison d’un autre
rules-example-add-too_early = Trop tôt

# Terminer
rules-example-last-added = La dernière carte
rules-example-last-added-why = Ajoutée : ta main est vide, tu termines.
rules-example-last-joker = Défausser le joker
rules-example-last-kept = Avec une défausse
rules-example-last-kept-why = Ajoute le 7, défausse le 9 : tu termines.
rules-example-hand_counts =
    { $points ->
        [one] { $points } point en main
       *[other] { $points } points en main
    }
rules-example-hand_counts-why = Voilà ce que valent ces cartes.
rules-example-meld_counts =
    { $points ->
        [one] { $points } point sur la table
       *[other] { $points } points sur la table
    }
rules-example-meld_counts-why = { CAPITAL(-le_joker) } à la place du valet compte { $wild } ; les autres cartes, { $rest }.

# Pêche : prendre
rules-example-take-sum = Une somme
rules-example-take-sum-why = { $a } et { $b } font { $value }.
rules-example-take-together = { $value } en tout
rules-example-take-together-why = { $own }, { $a } et { $b } font { $value }.
rules-example-take-groups = Plusieurs groupes
rules-example-take-groups-why = { $a } + { $b } + { $b } font { $value }, et il y a aussi une carte de { $value }.
rules-example-take-ace = L’as prend { $value }
rules-example-take-ace-why = { $a } et un as pour { $b } font { $value }.
rules-example-take-not_sum = Le compte n’y est pas
rules-example-take-pair = Ses pareilles
rules-example-take-pair-why = Une carte prend ses deux pareilles.
rules-example-take-court = Deux figures
rules-example-take-single_first = Une somme à côté de l’égale
rules-example-take-left = Laissées là
rules-example-take-build = Une pile
rules-example-take-build-why = Elle vaut { $value } : une carte qui prend { $value } la prend entière.
rules-example-take-build_in_sum = Dans une somme
rules-example-take-build_in_sum-why = { $a } et { $b } font { $value }, ce que prend ta carte.
rules-example-take-split = Une carte de la pile
rules-example-inert-takes = Une somme de { $value }
rules-example-inert-takes-why = { $a } et { $b } font { $value }.
rules-example-inert-many = Deux fois { $value }
rules-example-inert-many-why = { $a } et { $b }, { $c } et { $d } : deux groupes d’un coup.
rules-example-inert-drowned = Noyée

# Pêche : former
rules-example-build-sum = Former { $value }
rules-example-build-sum-why = { $a } et { $b } font maintenant une pile de { $value } ; la carte de ta main la prendra.
rules-example-build-many = Trois cartes
rules-example-build-many-why = { $a }, { $b } et { $c } font { $value }.
rules-example-build-no_card = Rien pour la prendre
rules-example-build-trail = Poser entre-temps
rules-example-build-trail-why = Ta pile peut attendre.
rules-example-build-elsewhere = Prendre autre chose
rules-example-build-elsewhere-why = Ta pile peut attendre.
rules-example-raise-theirs = De { $low } à { $value }
rules-example-raise-theirs-why = Ajoute ton { $more }, avec en main de quoi prendre { $value } : la pile est à toi.
rules-example-raise-own = Augmenter la tienne
rules-example-raise-own-why = Tu as de quoi prendre les deux, { $low } et { $value }.
rules-example-raise-own_freely = { rules-example-raise-own }
rules-example-raise-own_freely-why = Ton { $low } l’augmente : tu as une carte pour { $value }, et cela suffit.
rules-example-fila-pair = Des pareilles ensemble
rules-example-fila-pair-why = { $value } sur { $value }, avec une autre en main.
rules-example-fila-many = Tout ce qui vaut { $value }
rules-example-fila-many-why = { $a } + { $b }, { $value }, et { $c } + { $d }, avec en main de quoi prendre { $value }.
rules-example-fila-raised = Elle n’augmente plus
# Pêche : vider la table
rules-example-sweep-all = { CAPITAL(-wincho) }
rules-example-sweep-all-why = { $a } + { $b }, et { $value } : il ne reste rien.
rules-example-sweep-one = { rules-example-sweep-all }
rules-example-sweep-one-why = { $a } et { $b } : il ne reste rien.
