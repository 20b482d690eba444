# Ce qu'on demande à la table en jouant : conseils en mots et fichiers déposés.

# Le second pas d'un conseil : où, et pourquoi. $lies est la combinaison telle qu'elle serait.
table-hint_draw_stock = Pioche : ce qui est visible t’aiderait moins.
table-hint_draw_pile = Prends la défausse : elle va avec des cartes de ta main.
table-hint_draw_pile-loba_de_mas = Prends le pozo : il va avec des cartes de ta main.
table-hint_meld = Dépose { $lies } : en main, ces cartes comptent contre toi.
table-hint_open = Dépose ton contrat : en main, ces cartes comptent contre toi.
table-hint_open-loba_seis_menes = Fais ta première dépose : en main, ces cartes comptent contre toi.
table-hint_add = Ajoute à ta combinaison, { $lies } : en main, { $card } compte contre toi.
table-hint_add_there = Ajoute à la combinaison de { $player }, { $lies } : en main, { $card } compte contre toi.
table-hint_reclaim = Échange { $card } contre le joker : il revient dans ta main et ressert.
table-hint_discard = Défausse { $card } : c’est elle qui va le moins avec ta main.
table-hint_take = Avec { $card }, prends { $sums } : ce que tu prends compte pour toi.
table-hint_build = Avec { $card }, forme { $value } : tu as une carte qui le prend.
table-hint_trail = Pose { $card } sur la table : c’est elle qui donne le moins aux autres.

# Un fichier déposé sur la fenêtre.
menu-dropped-unknown = « { $file } » n’est ni une partie, ni une position, ni un jeu qu’on puisse ouvrir ici.
menu-dropped-faults = « { $file } » ne s’ouvre pas. { $fault }
menu-dropped-fault = Ligne { $line } : { $fault }
menu-dropped-added = « { $game } » fait maintenant partie de tes jeux.
menu-dropped-taken = Il y a déjà un jeu nommé « { $name } ». Donne au fichier un autre nom et un autre id.
