# Ce qu'on demande à la table en jouant : conseils en mots et fichiers déposés.

# Le second pas d’un conseil : où. Pourquoi, c’est dit après. $lies est la combinaison telle qu’elle serait.
table-hint_draw_stock = Pioche une carte.
table-hint_draw_top = Prends { $card } { -a_la_defausse }.
table-hint_draw_whole = Prends { -la_defausse }.
table-hint_meld = Dépose { $lies }.
table-hint_open = { CAPITAL(-depose_ton_contrat) }.
table-hint_add = Ajoute à ta combinaison : { $lies }.
table-hint_add_there = Ajoute à la combinaison { de-player } : { $lies }.
table-hint_reclaim = Échange { $card } contre le joker.
table-hint_discard = Défausse { $card }.
table-hint_take = Avec { $card }, prends { $sums }.
table-hint_build = Avec { $card }, forme { $value }.
table-hint_trail = Pose { $card } sur la table.

# Un fichier déposé sur la fenêtre.
menu-dropped-unknown = « { $file } » n’est ni une partie, ni une position, ni un jeu qu’on puisse ouvrir ici.
menu-dropped-faults = « { $file } » ne peut pas s’ouvrir. { $fault }
menu-dropped-fault = Ligne { $line } : { $fault }
menu-dropped-added = « { $game } » fait maintenant partie de tes jeux.
menu-dropped-taken = Il y a déjà un jeu nommé « { $name } ». Donne au fichier un autre nom et un autre id.
