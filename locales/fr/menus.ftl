# Les menus : le premier, la nouvelle table, la pause.
# Ce qui est entre *étoiles* paraît en gras.

# Le premier menu
menu-motto = Cinq façons d’être une meute, et une Mona
menu-new_table = Jouer
menu-new_table_line = Nouvelle table
menu-resume = Continuer
menu-resume_line = { $game } · { $players } · mène { $hand }
menu-resume_line-loba_seis_menes = { menu-resume_line }
menu-resume_line-la_mona = { $game } · { $players } · manche { $hand }
menu-resume_line_short = { $game } · mène { $hand }
menu-resume_line_short-loba_seis_menes = { menu-resume_line_short }
menu-resume_line_short-la_mona = { $game } · manche { $hand }
menu-matches = Parties
menu-learn = Apprendre
menu-learn_line = Les règles et une mène guidée
menu-statistics = Statistiques
menu-settings = Réglages
menu-quit = Quitter
menu-hint_enter = Ouvrir
hint-back = Retour
hint-choose = Choisir
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English

# Nouvelle table
setup-title = Nouvelle table
setup-seats = À la table
setup-partners = À la table : les partenaires se font face
setup-add_seat = Ajouter une place
setup-rules = Règles maison
setup-usual = Comme d’habitude
setup-on = oui
setup-off = non
setup-deal = Distribuer
setup-as_last_time = Comme la dernière fois
setup-cannot_deal = Corrige le fichier de ce jeu pour pouvoir jouer.
setup-faulty = On ne peut pas encore jouer à ce jeu :
setup-fault = Ligne { $line } : { $what }
setup-person = Humain
setup-person_about = Quelqu’un devant cet écran. Entre deux personnes, un rideau cache les cartes.
setup-seat_title = Qui s’assied ici ?
setup-name = Nom
setup-crest = Emblème
setup-played_by = Qui joue
setup-remove = Retirer la place
setup-done = Terminé
setup-usual_name_1 = Ana
setup-usual_name_2 = Beto
setup-usual_name_3 = Carmen
setup-usual_name_4 = Diego
setup-usual_name_5 = Elena
setup-usual_name_6 = Fabián
setup-usual_name_7 = Gala
setup-usual_name_8 = Hugo

# Une courte ligne pour chaque jeu
setup-about-loba_de_menos = Vide ta main et reste sous 101.
setup-about-loba_de_mas = Dépose pour marquer, jusqu’à 150.
setup-about-carioca = Des contrats, à partir de deux trios.
setup-about-loba_centroamericana = Six contrats, dès deux trios.
setup-about-loba_seis_menes = Six mènes de brelans et de quartes.
setup-about-la_mona = La pêche d’Équateur. Le 2♣ prend 15.

# Bots
bot-naive-name = Simple
bot-naive-about = Dépose tout ce qu’il peut et défausse ce qui coûte le plus.
bot-random-name = Au hasard
bot-random-about = Joue n’importe quel coup permis. Bon pour débuter.

# Un jeu en quelques phrases, par son id. Les nombres viennent de son fichier et des règles
# maison : $hand cartes données, $set et $run les tailles minimales, $wilds le plus dans une
# suite, $limit, $contracts.
summary-loba_de_menos =
    { $hand } cartes chacun. Pioche, dépose ce que tu peux, défausse une carte.
    La *pierna* : même hauteur, trois couleurs. L’*escalera* : suite d’une couleur, { $run } ou plus.
    Joker en escalera seulement, { $wilds } au plus. La carte du pozo se dépose aussitôt prise.
    Ce qui reste en main compte contre toi. À { $limit }, tu es hors jeu.
summary-loba_de_mas =
    { $hand } cartes chacun. Pioche, ou prends le *pozo*, toute la défausse. Dépose, puis défausse.
    La *pierna* : même hauteur, trois couleurs. L’*escalera* : suite d’une couleur, { $run } ou plus.
    Jokers et 2 remplacent tout dans une escalera. Tu n’ajoutes qu’à tes combinaisons.
    Ce que tu déposes compte pour toi, ta main contre toi. La partie finit à { $limit }.
summary-carioca =
    { $hand } cartes chacun et { $contracts } contrats, un par mène.
    Le *trio* : { $set } de même hauteur. L’*escala* : suite d’une couleur, { $run } ou plus.
    Dépose d’abord le contrat, ni plus ni moins. Ensuite, ajoute à toutes les combinaisons.
    Ce qui reste en main compte contre toi. À la fin, le plus petit total gagne.
summary-loba_centroamericana =
    { $hand } cartes chacun et { $contracts } contrats, un par mène.
    Le *trio* : { $set } de même hauteur. L’*escala* : suite d’une couleur, { $run } ou plus.
    Dépose d’abord le contrat, ni plus ni moins. Ensuite, ajoute à toutes les combinaisons.
    Ce qui reste en main compte contre toi. À la fin, le plus petit total gagne.
summary-loba_seis_menes =
    { $hand } cartes chacun et { $contracts } mènes, chacune avec sa *dépose*.
    Le *brelan* : { $set } de même hauteur. La *quarte* : suite d’une couleur, { $run } ou plus.
    Fais d’abord ta dépose, ni plus ni moins. Jamais deux jokers dans une combinaison.
    Ce qui reste en main compte contre toi. À la fin, le plus petit total gagne.
summary-la_mona =
    { $hand } cartes chacun et { $table } sur la table. Prends celles dont la somme fait la tienne.
    Ou forme une pile : ta carte et d’autres, pour une somme que tu prendras plus tard.
    La Mona, le 2♣, prend 15. Rien ne la prend : ne la laisse pas se noyer sur la table.
    Le plus de cartes, de piques, as, 2♠, 10♦ et Mona comptent. Le premier à { $limit } manches gagne.

# De même pour un jeu que quelqu'un a ajouté, dit par ses parties
summary-rummy = { $hand } cartes chacun. Pioche, dépose ce que tu peux, défausse une carte.
summary-contract = { $contracts } contrats, un par mène : dépose-le d’abord, ni plus ni moins.
summary-pile_whole = La défausse se prend tout entière ou pas du tout.
summary-pile_must_play = La carte de la défausse se dépose aussitôt prise.
summary-pile_none = La défausse ne se prend pas.
summary-melds_count = Ce que tu déposes compte pour toi, ta main contre toi.
summary-hand_counts = Ce qui reste en main compte.
summary-fishing = { $hand } cartes chacun et { $table } sur la table. Prends celles dont la somme fait la tienne.
summary-builds = Ou forme une pile : ta carte et d’autres, pour une somme que tu prendras plus tard.
summary-goal_stay_in = À { $limit }, on est hors jeu ; le dernier encore en jeu gagne.
summary-goal_hands_won = Le premier à { $limit } mènes gagne.
summary-goal_most = La partie finit à { $limit } ; le plus grand total gagne.
summary-goal_least = La partie finit à { $limit } ; le plus petit total gagne.
summary-goal_most_after = Après { $hands } mènes, le plus grand total gagne.
summary-goal_least_after = Après { $hands } mènes, le plus petit total gagne.

# Sous les petits exemples de cartes
summary-meld-pierna = Pierna
summary-meld-escalera = { CAPITAL(-suite) }
summary-meld-trio = Trio
summary-meld-brelan = Brelan
summary-meld-quarte = Quarte
summary-joker_as =
    { $meld },
    le joker fait { $rank }
summary-wild_as =
    { $meld },
    le { $card } fait { $rank }
summary-takes =
    { $card } prend
    { $sum }
summary-build =
    Forme
    { $sum }

# La pause
pause-title = Pause
pause-go_on = Continuer
pause-rules = Règles
pause-settings = Réglages
pause-leave = Enregistrer et aller au menu
pause-leave_unsaved = Aller au menu
pause-quit = Quitter
pause-lose-question = Tu quittes cette table ?
pause-lose-detail = Elle a été préparée à la main et n’est pas enregistrée.
pause-lose-yes = Quitter
pause-lose-no = Rester
