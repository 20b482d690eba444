# Ce qui se passe à la table, ligne par ligne ; les noms des cartes et des combinaisons.
# { $player } est un nom, ou ceux de partenaires. { $card } est une carte, { $cards } une ou plusieurs.
# Un texte dont la clé finit par le nom d'un jeu est celui de ce jeu ; par « spanish », celui du jeu
# de cartes espagnol.

# Les cartes. $rank est A, 2 à 10, J, Q ou K ; $suit est c, d, h ou s.
card-name = { card-rank }{ $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Une suite : « 5-6-7 ♥ ».
card-run = { $ranks } { $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Les cartes du jeu espagnol, qui n’a pas de 10. Les lignes vont par la hauteur en anglais, de ace à king.
card-name-spanish = { FIGURE($rank) ->
        [ace] as
        [deuce] deux
        [trey] trois
        [four] quatre
        [five] cinq
        [six] six
        [seven] sept
        [eight] huit
        [nine] neuf
        [jack] valet
        [knight] cavalier
        [king] roi
       *[other] { $rank }
    } { $suit ->
        [d] de deniers
        [h] de coupes
        [s] d’épées
       *[c] de bâtons
    }
card-the = { card-name }
# any_beginning: the ace has its own line
card-the-spanish = { FIGURE($rank) ->
        [ace] l’{ card-name-spanish }
       *[other] le { card-name-spanish }
    }
card-run-spanish = { $ranks } { $suit ->
        [d] de deniers
        [h] de coupes
        [s] d’épées
       *[c] de bâtons
    }
card-joker = Joker
card-standing_for = { $card }={ card-rank }

# Les combinaisons, par leur nom dans les fichiers des jeux.
# any_number: never 0
meld-pierna =
    { $count ->
        [one] une pierna
       *[other] { $count } piernas
    }
# any_number: never 0
meld-escalera =
    { $count ->
        [one] une { -suite }
       *[other] { $count } { -suite }s
    }
# any_number: never 0
meld-trio =
    { $count ->
        [one] un trio
       *[other] { $count } trios
    }
# any_number: never 0
meld-brelan =
    { $count ->
        [one] un brelan
       *[other] { $count } brelans
    }
# any_number: never 0
meld-quarte =
    { $count ->
        [one] une quarte
       *[other] { $count } quartes
    }
# any_number: never 0
meld-escala_sucia =
    { $count ->
        [one] une escala sucia
       *[other] { $count } escalas sucias
    }
# any_number: never 0
meld-escala_color =
    { $count ->
        [one] une escala de color
       *[other] { $count } escalas de color
    }
# any_number: never 0
meld-escala_real =
    { $count ->
        [one] une escala real
       *[other] { $count } escalas reales
    }
# any_number: never 0
meld-set =
    { $count ->
        [one] un groupe
       *[other] { $count } groupes
    }
# any_number: never 0
meld-run =
    { $count ->
        [one] une suite
       *[other] { $count } suites
    }
# any_number: never 0
meld-other =
    { $count ->
        [one] une combinaison ({ $name })
       *[other] { $count } combinaisons ({ $name })
    }

# La donne.
log-cut = { $player } tire { $cards } pour la donne.
log-hand_began = { CAPITAL(-mene) } { $number }. { $player } distribue.
log-dealt = { $player } reçoit { $cards }.
log-dealt-hidden =
    { $count ->
        [one] { $player } reçoit { $count } carte.
       *[other] { $player } reçoit { $count } cartes.
    }
log-stock =
    { $count ->
        [0] Il ne reste rien dans la pioche.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
log-reburied = On retourne { $cards }, qui repart dans la pioche.
log-upcard = On retourne { $cards }.
log-laid_out = Sur la table : { $cards }.
log-laid_out-nothing = La table est vide.

# Un tour de rami.
log-turn = À { $player } de jouer.
log-dry = Il n’y a plus rien à piocher.
log-drew = { $player } pioche { $cards }.
log-drew-hidden = { $player } pioche.
log-took_top = { $player } prend { $cards } { -a_la_defausse }.
# any_number: never 0
log-took_whole =
    { $count ->
        [one] { $player } prend { -la_defausse } : { $cards }.
       *[other] { $player } prend { -toute_la_defausse }, { $count } cartes : { $cards }.
    }
# any_number: never 0
log-took_whole-short =
    { $count ->
        [one] { $player } prend { -la_defausse }, une carte.
       *[other] { $player } prend { -la_defausse }, { $count } cartes.
    }
log-recycled = Les cartes défaussées sont mélangées : voilà une nouvelle pioche.
log-recycled-turned = Les cartes défaussées sont retournées : voilà une nouvelle pioche.
log-melded = { $player } dépose { $meld } : { $cards }.
log-opened = { $player } { -depose_son_contrat }.
log-added = { $player } ajoute { $card } : { $cards }.
log-reclaimed = { $player } échange { $card } contre { -un_joker } : { $cards }.
log-discarded = { $player } défausse { $cards }.
log-discarded-drew = { $player } pioche et défausse { $cards }.
log-discarded-drew-short = { log-discarded }
log-discarded-took = { $player } prend { $taken } { -a_la_defausse } et défausse { $cards }.
log-discarded-took-short = { log-discarded }

# Un tour de pêche.
log-trailed = { $player } pose { $cards }.
log-taken = { $player } prend { $cards } avec { $card }.
# any_number: never 0
log-taken-builds =
    { $builds ->
        [one] { $player } prend une pile avec { $card }.
       *[other] { $player } prend { $builds } piles avec { $card }.
    }
# any_number: never 0
log-taken-both =
    { $builds ->
        [one] { $player } prend { $cards } et une pile avec { $card }.
       *[other] { $player } prend { $cards } et { $builds } piles avec { $card }.
    }
log-swept = { $player } vide la table : { -wincho } !
log-built = { $player } forme { $value } : { $cards }.
log-built-raised = { $player } augmente une pile à { $value } avec { $cards }.
log-built-multiple = { $player } fait une fila de { $value } avec { $cards }.
log-leftovers = Ce qui reste va à { $player } : { $cards }.

# La fin d'une mène.
log-hand_over-out = { $player } termine.
log-hand_over-in_one = { $player } termine en un seul tour !
log-hand_over-blocked = Personne ne peut continuer : la { -mene } est bloquée.
log-hand_over-stock = La pioche est épuisée : la { -mene } est finie.
log-hand_over-played = Toutes les cartes ont été jouées.
log-shown = { $player } a encore en main { $cards }.
log-scored = Le score : { $scores }.
log-score = { $player } { $score }
log-must_decide = { $player } peut racheter sa place.
log-declined = { $player } ne rachète pas sa place.
log-rebought =
    { $score ->
        [one] { $player } rachète sa place et revient à { $score } point.
       *[other] { $player } rachète sa place et revient à { $score } points.
    }
log-rebought-paid =
    { $score ->
        [one] { $player } rachète sa place pour { $cost } et revient à { $score } point.
       *[other] { $player } rachète sa place pour { $cost } et revient à { $score } points.
    }
log-eliminated = { $player } est hors jeu.
log-to_deal = La donne passe à { $player }.
log-match_over = La partie est finie.
