# Ce que dit un lecteur d’écran, et le nom des cartes quand on les entend.

reader-of_suit = { $rank } de { $suit ->
        [c] trèfle
        [d] carreau
        [h] cœur
       *[s] pique
    }
reader-rank =
    { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
    }
reader-standing_for = comme { $rank }
reader-arrow =
    { $way ->
        [left] flèche gauche
        [right] flèche droite
        [up] flèche haut
       *[down] flèche bas
    }

# À la table.
reader-hand = Ta main
reader-table = Sur la table
reader-buttons = Boutons
reader-fresh = nouvelle
reader-owed = à jouer maintenant
reader-barred = ne peut pas être défaussée maintenant
reader-holds =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
reader-to_play = à son tour
reader-bot = bot
reader-phone = sur un téléphone
reader-empty = vide
reader-takes_marked = reçoit ce qui est marqué
reader-step_done = fait
reader-step_now = maintenant
reader-step_later = plus tard

# Ce qu’on demande avec une touche.
reader-nothing = Rien
# Behind what has the focus: a switch, one of several choices, a button that cannot be used
reader-on = activé
reader-off = désactivé
reader-chosen = choisie
reader-not_now = pas maintenant
reader-alike = { $count } fois { $rank }
reader-fits = Avec une place sur la table : { $cards }
reader-grows = { $meld } : s’allonge avec { $cards }
reader-one_short = Une de ces cartes ferait une combinaison : { $cards }
reader-of_suit-spanish = { $rank } { $suit ->
        [d] de deniers
        [h] de coupes
        [s] d’épées
       *[c] de bâtons
    }
reader-rank-spanish = { card-rank-spanish }
# At the beginning of a lesson; the names of keys.
reader-lesson_keys = Sans regarder : { $hand } dit ta main, { $table } ce qui est visible, { $can } ce que tu peux faire, { $again } ce qui vient d’être dit.
