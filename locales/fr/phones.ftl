# Une table avec des téléphones : la page du téléphone, et ce qu'on en dit à la table.

phones-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
phones-away = Téléphone absent
phones-away_short = Pas là
phones-ready = Tu es prêt. On attend { $players }.
phones-back = Choisir autre chose
phones-pick = Choisis dans la liste
phones-tool-sort = { table-key-sort }
phones-tool-left = Déplacer ←
phones-tool-right = Déplacer →
phones-tool-undo = { table-key-undo }
phones-tool-redo = Refaire
phones-tool-hint = { table-key-hint }

# Ce que dit la page elle-même.
phones-page-choose = Quelle est ta place ?
phones-page-code = Code de la table
phones-page-connecting = Recherche de la table…
phones-page-enter = Entrer
phones-page-hand = Tes cartes
phones-page-language = Langue
phones-page-log = { table-log }
phones-page-lost = La table ne répond pas. Nouvel essai…
phones-page-melds = Combinaisons des autres
phones-page-scan_again = Ce téléphone n’a pas de place à cette table. Scanne le code à nouveau, ou tape-le.
phones-page-wrong_code = Ce n’est pas le code de cette table. Vérifie les chiffres, ou scanne le code.
phones-page-too_many = Trop de codes faux ont été essayés. Scanne le code, ou demande-en un nouveau.
phones-page-old_browser = Ce navigateur est trop vieux pour la table ; un plus récent conviendra.
phones-page-scores = Scores
phones-page-taken = un autre téléphone joue ici
phones-page-waits = Un autre téléphone a cette place. La personne qui tient la table peut te la donner.
phones-page-went_on = Cette place est passée à un autre téléphone.
phones-page-no_seat = Aucune place n’est pour un téléphone en ce moment. Cela se change sur le grand écran.
phones-page-waits_start = C’est bon. On attend les autres…
phones-page-yours = la tienne
phones-page-rules = Règles de cette table
phones-page-large = Grandes lettres et grands coins
phones-page-two_colours = Couleurs en rouge et noir seulement
phones-page-below = Regarder ce qu’il y a dessous
phones-page-turn = À toi de jouer
phones-page-sound = Un son quand c’est à moi
phones-page-no_shake = Ce téléphone ne peut pas vibrer à ton tour.
phones-page-no_wake = Cette page ne peut pas garder l’écran allumé : mieux vaut que le téléphone se verrouille plus tard.
phones-page-no_sound = Ce navigateur ne joue aucun son.
phones-page-hide_hand = Cacher mes cartes
phones-page-show_hand = Montrer mes cartes
phones-page-must = joue-la
phones-page-lit = conseil
phones-page-fresh = neuve
phones-page-name = Ton nom
phones-page-watch = Regarder la partie
phones-page-sit = Prendre une place
phones-page-acts = Ce que tu peux faire
phones-page-felt = { reader-table }
phones-page-stock = Pioche

# La page du code dans la fenêtre.
phones-title = Téléphones
phones-scan = Scanne ceci avec ton téléphone, ou ouvre l’adresse et tape le code.
phones-no_code = Trop de codes faux ont été essayés : il faut scanner, ou prendre un nouveau code.
phones-new_code = Nouveau code
phones-who_listens = Quelqu’un du même réseau pourrait écouter : joue avec des gens de confiance.
phones-all_here = Tous les téléphones sont là.
phones-waits_for =
    { $count ->
        [one] On attend le téléphone { de-players }.
       *[other] On attend les téléphones { de-players }.
    }
phones-begin_anyway = Distribuer quand même
phones-begin_with_bots = Distribuer, avec des bots aux places libres
phones-leave = Retour au menu
phones-back_to_table = Retour à la table
phones-public = { $address } est la seule adresse de cet ordinateur, et tout Internet peut l’atteindre.
phones-public_yes = L’ouvrir quand même
phones-state_here = Joue à cet écran
phones-state_bot = Un bot joue à sa place
phones-connected = Téléphone connecté
phones-asks = Un autre téléphone veut cette place.
phones-to_yes = La lui donner
phones-to_no = Non
phones-to_here = Jouer à cet écran
phones-to_phone = Jouer au téléphone
phones-to_bot = Laisser jouer un bot

# Ce qui se dit là où l'on tient la table.
host-open = La table est ouverte aux téléphones de ce réseau : { $address }
host-code = On entre en scannant ceci, ou à cette adresse avec le code { $code } :
host-listening = Sur ce réseau, on peut écouter ce qui se joue : mieux vaut y connaître tout le monde. Ctrl-C ferme la table.
host-new_code = c puis Entrée donne un nouveau code : l’ancien ne laisse plus entrer personne.
host-asks = Un autre téléphone demande la place { de-player }. Entrée la lui donne, n refuse.
host-over = La partie est finie. Ctrl-C ferme la table.
host-closed = La table est fermée.
host-no_phones = Il faut au moins une place pour un téléphone : --seats phone,bot
host-no_network = Aucun réseau n’a été trouvé pour les téléphones. --address dit quelle adresse prendre.
host-public = Tout Internet peut atteindre { $address }. Si c’est voulu, indique cette adresse avec --address.
host-not_opened = Rien ne peut s’ouvrir à { $address } : { $detail }

# Les points d’une partie avec de vraies cartes, où chacun note les siennes.
phones-book_title = Par téléphone
phones-book_about = Chacun peut noter ses cartes sur un téléphone. Elles s’affichent aussitôt sur cet écran, et comptent quand elles y sont notées.
phones-book_here = Par téléphone : { $players }
phones-book_back = Retour aux points
phones-book_choose = Qui es-tu ?
phones-book_taken = un autre téléphone note aussi pour ce joueur
phones-book_sit = Quelqu’un d’autre
phones-book_out = J’ai terminé
phones-book_waits = Rien à noter pour l’instant : la suite est sur le grand écran.
