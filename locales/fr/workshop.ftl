### L’atelier, où l’on fait à la souris un jeu de la maison. Ce qui est entre *étoiles* est en gras.

# Sur la page d’une nouvelle table
workshop-make = À ta façon
workshop-make_tip = Prends ce jeu, change ce qui se joue autrement chez toi et donne-lui un nom.
workshop-change = Le changer
workshop-copy = Copier
workshop-give = Partager
workshop-delete = Supprimer ce jeu
workshop-keep_it = Garder ce jeu
workshop-deleted = { $game } sera supprimé quand tu quitteras cette page.
workshop-not_read = Ce fichier ne peut pas être changé ici.
# Le premier nom du nouveau jeu ; $game : "Carioca"
workshop-new_name = { $game } maison
# $game : "Notre Carioca"
workshop-copy_name = { $game }, bis
# Les premières lignes du fichier.
workshop-file_about = { $game }, comme on le joue chez toi. L’atelier y écrit ce que tu changes ; ce que tu écris à la main reste. Enlève le # d’une ligne pour la changer.

# L’en-tête
workshop-naming = Comment il s’appelle
workshop-name = Nom
workshop-about = Une ligne sur le jeu
workshop-all_languages = toutes
workshop-like = Comme { $game }, avec tes changements
workshop-more = D’autres règles
workshop-own = à ta façon

# Les sections
workshop-section-players = Qui joue
workshop-section-cards = Cartes et donne
workshop-section-drawing = Piocher
workshop-section-melds = Combinaisons
workshop-section-laying = Déposer et ajouter
workshop-section-discarding = Défausser
workshop-section-taking = Prendre
workshop-section-building = Former
workshop-section-scoring = Points
workshop-section-match = La partie

# Les lignes
workshop-by_players = Selon le nombre de joueurs
workshop-with_players = À { $count } joueurs
workshop-face = son chiffre
workshop-nothing = rien
workshop-brush = Choisis une valeur, puis touche les cartes
workshop-low_A = as bas
workshop-add_meld = Ajouter { $meld }
workshop-remove_meld = Enlever { $meld }
workshop-put_meld = Va dans le contrat choisi ; ou fais-la glisser vers un autre.
workshop-take_meld = Retire-la du contrat, ou fais-la glisser vers un autre.
workshop-add_contract = Ajouter un contrat
workshop-remove_contract = Enlever ce contrat
workshop-contracts_about = Choisis un contrat par son numéro. Fais glisser les combinaisons, ou touche-les.

# Ce qui répare une faute
workshop-mend = { $field } : { $value }
workshop-as_below = Comme dans { $game }
workshop-drop = L’enlever
workshop-smaller_contract = Une combinaison de moins dans ce contrat

# L’essai
workshop-trying = À l’essai …
# any_number: never 0
workshop-tried =
    { $count ->
        [one] Une mène essayée par des bots simples
       *[other] { $count } mènes essayées par des bots simples
    }
workshop-hand_won =
    { $turns ->
        [one] { $number }. { $player } gagne après { $turns } tour.
       *[other] { $number }. { $player } gagne après { $turns } tours.
    }
workshop-hand_even =
    { $turns ->
        [one] { $number }. Personne ne gagne après { $turns } tour.
       *[other] { $number }. Personne ne gagne après { $turns } tours.
    }
workshop-hand_blocked =
    { $turns ->
        [one] { $number }. Bloquée après { $turns } tour.
       *[other] { $number }. Bloquée après { $turns } tours.
    }
workshop-take_back = Annuler
workshop-play = À table

# Le donner, et en recevoir un
workshop-give_title = Partager { $game }
workshop-give_about = Scanne ceci avec un téléphone de ce réseau : il reçoit le fichier et peut le transmettre à d’autres. Pas besoin d’internet.
workshop-give_file = Ou prends le fichier lui-même. Celui qui le dépose sur la fenêtre de Loba lit d’abord les règles et peut le garder.
workshop-show_folder = Montrer dans le dossier
workshop-folder_not_shown = Le dossier n’a pas pu être ouvert. C’est { $folder }.
workshop-keep = Garder ce jeu
workshop-keep_not = Ne pas le garder
