# Les menus : le premier, la nouvelle table, la pause.
# Ce qui est entre *étoiles* paraît en gras.

# Le premier menu
menu-motto = Cinq façons d’être une meute, et une Mona
menu-new_table = Jouer
menu-new_table_line = Nouvelle table
menu-resume = Continuer
menu-resume_line = { $game } · { $players } · { -mene } { $hand }
menu-resume_line_short = { $game } · { -mene } { $hand }
menu-matches = Parties
menu-learn = Apprendre
menu-learn_line = Règles, partie guidée et entraînement
menu-statistics = Statistiques
menu-settings = Réglages
menu-quit = Quitter
menu-hint_enter = Ouvrir
hint-back = Retour
hint-choose = Choisir
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English
menu-language_pt = Português

# Nouvelle table
setup-title = Nouvelle table
shelf-cousins = Jeux cousins
shelf-own = Tes jeux
setup-seats = Autour de la table
setup-partners = Autour de la table : les partenaires se font face
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
setup-all_phones = Chacun son téléphone
setup-phone = Avec un téléphone
setup-phone_about = Son jeu est sur son téléphone, la table ici. Le téléphone scanne un code ; rien à installer.
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
setup-about-loba_de_mas = Dépose pour marquer des points.
setup-about-carioca = Des contrats, à partir de deux trios.
setup-about-loba_centroamericana = Six contrats, dès deux trios.
setup-about-loba_seis_menes = Six mènes de brelans et de quartes.
setup-about-la_mona = La pêche équatorienne. Le 2♣ prend 15.
setup-about-escoba = Fais quinze avec la table.
setup-about-scopa = Pêche italienne : égales, sommes.
setup-about-cassino = Prends, forme et augmente.

# Bots
bot-naive-name = Simple
bot-naive-about = Dépose tout ce qu’il peut et défausse ce qui coûte le plus.
bot-random-name = Au hasard
bot-random-about = Joue n’importe quel coup permis. Bon pour débuter.

# Le jeu en quelques phrases, dit par ses parties ; $hand : cartes données ; $meld : « une pierna » ; $size : « 3 cartes ou plus ».
summary-rummy = { $hand } cartes chacun. Pioche, dépose ce que tu peux, défausse une carte.
summary-pile_none = Les défausses ne se prennent pas.
summary-pile_whole = { CAPITAL(-la_defausse) } se prend en entier ou pas du tout.
summary-pile_whole_to_play = Si tu prends tout, dépose aussitôt une de ces cartes.
summary-pile_top_to_play = La carte { -de_la_defausse } doit servir aussitôt.
summary-size_from = { $count } cartes ou plus
summary-size = { $count } cartes exactement
summary-set-any = { CAPITAL($meld) } : { $size } de même hauteur.
summary-set-all_different = { CAPITAL($meld) } : { $size } de même hauteur, toutes de couleurs différentes.
summary-set-three = { CAPITAL($meld) } : { $size } de même hauteur, en trois couleurs.
summary-run-same = { CAPITAL($meld) } : { $size } qui se suivent, de même couleur.
summary-run-colour = { CAPITAL($meld) } : { $size } qui se suivent, toutes rouges ou toutes noires.
summary-run-any = { CAPITAL($meld) } : { $size } qui se suivent, de n’importe quelle couleur.
summary-wilds_jokers = Le joker remplace n’importe quelle carte.
summary-wilds_twos = Les 2 remplacent n’importe quelle carte.
summary-wilds_both = Jokers et 2 remplacent n’importe quelle carte.
summary-wilds_never = Jamais dans { $meld }.
summary-wilds_most =
    { $count ->
        [0] Aucun dans une combinaison.
        [one] Jamais deux dans une combinaison.
       *[other] Jamais plus de { $count } dans une combinaison.
    }
summary-wilds_at_first =
    { $count ->
        [0] Aucun dans une combinaison au moment de la déposer.
        [one] Un seul par combinaison au moment de la déposer.
       *[other] { $count } au plus dans une combinaison au moment de la déposer.
    }
summary-contract =
    { $count ->
        [one] { $count } contrat : dépose-le d’abord, ni plus ni moins.
       *[other] { $count } contrats, un par { -mene } : dépose d’abord celui de la { -mene }, ni plus ni moins.
    }
# any_number
summary-contract-loba_seis_menes = { $count } mènes, chacune avec sa *dépose* : fais-la d’abord, ni plus ni moins.
summary-melds_count = Ce que tu déposes te rapporte, ce qui te reste en main te coûte.
summary-hand_counts = Ce qui te reste en main te coûte des points.
summary-winner_collects = Celui qui termine marque ce que les autres ont encore en main.
summary-fishing = { $hand } cartes chacun et { $table } sur la table. Prends celles dont la somme fait la tienne.
summary-fishing_together = { $hand } cartes chacun et { $table } sur la table. Prends celles qui font { $value } avec la tienne.
summary-builds = Ou forme une pile : ta carte et d’autres, pour une somme que tu prendras plus tard.
summary-inert = { $cards } prend { $count }, et rien ne la prend.
summary-inert-la_mona = La Mona, le { $cards }, prend { $count }. Rien ne la prend : ne la laisse pas se noyer sur la table.

# Sous les petits exemples de cartes
summary-meld-pierna = Pierna
summary-meld-escalera = { CAPITAL(-suite) }
summary-meld-trio = Trio
summary-meld-brelan = Brelan
summary-meld-quarte = Quarte
summary-meld-set = Groupe
summary-meld-run = Suite
summary-joker_as =
    { $meld },
    le joker fait { $rank }
summary-wild_as =
    { $meld },
    le { $card } fait { $rank }
summary-takes =
    { CAPITAL($card) } prend
    { $sum }
summary-together =
    { $sum }
    = { $value }
summary-single_first =
    { $card } prend { $card },
    pas { $sum }
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
