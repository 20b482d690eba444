# `loba doctor` / `loba --selftest` : ce que Loba trouve sur cette machine, et ce qui aiderait.

command-doctor = voir ce que Loba trouve sur cette machine, et ce qui aiderait si quelque chose cloche
command-doctor-json = en JSON

doctor-loba = Loba
doctor-python = Python
doctor-system = Système
doctor-built = Fonctionne sans Python
doctor-compiled = Moteur compilé
doctor-safe = Mode prudent
doctor-pygame = pygame-ce
doctor-sdl = SDL
doctor-video = Pilote d’image
doctor-displays = Écrans
doctor-renderers = Façons de dessiner
doctor-window = Fenêtre
doctor-sdl_file = SDL appelée directement
doctor-audio = Pilote de son
doctor-outputs = Haut-parleurs
doctor-fonts = Polices
doctor-gamepads = Manettes
doctor-variables = Variables
doctor-data = Parties et ajouts
doctor-data_writable = … on peut y écrire
doctor-settings = Réglages
doctor-settings_writable = … on peut y écrire
doctor-settings_file = Réglages enregistrés
doctor-people_file = Joueurs enregistrés
doctor-names_file = Changements de nom enregistrés
doctor-last_table_file = Dernière table enregistrée
doctor-lessons_file = Leçons enregistrées
doctor-practice_file = Exercices enregistrés
doctor-days_file = Mènes du jour enregistrées
doctor-ratings_file = Évaluations enregistrées
doctor-reviews_file = Analyses enregistrées
doctor-books_file = Parties avec de vraies cartes
doctor-phones_file = Places de téléphones enregistrées
doctor-file_faulty = Fichier avec des erreurs
doctor-free = Place libre
doctor-matches = Parties en cours
doctor-replays = Parties finies
doctor-languages = Langues
doctor-games = Jeux
doctor-game_faulty = Jeu avec des erreurs
doctor-bots = Bots dans des fichiers
doctor-failed = Impossible de le savoir
doctor-bot_faulty = Bot avec des erreurs
doctor-own_cards = Tes propres cartes
doctor-card_faulty = Carte écartée

doctor-yes = oui
doctor-no = non
doctor-none = aucun
doctor-mib = { $size } Mio
doctor-well = Tout ce qu’il faut à Loba est là.
# any_number: never 0
doctor-wrong =
    { $count ->
        [one] Un point est à vérifier.
       *[other] { $count } points sont à vérifier.
    }

doctor-hint_broke = Impossible de le savoir.
doctor-hint_no_screen = Aucune fenêtre ne peut s’ouvrir ici ({ $detail }). Lance Loba depuis un bureau.
doctor-hint_unseen = Personne ne peut voir ce qui est dessiné ainsi. Retire SDL_VIDEODRIVER, ou lance Loba depuis un bureau.
doctor-hint_no_window = Il y a un écran, mais aucune fenêtre ne s’y ouvre ({ $detail }). Si SDL_FRAMEBUFFER_ACCELERATION ou SDL_VIDEODRIVER ont une valeur, retire-la.
doctor-hint_no_sdl = Loba ne trouve pas la SDL qu’utilise pygame : chaque image est transmise en entier, et les événements sont guettés plusieurs fois par seconde. On peut jouer, mais le processeur travaille davantage.
doctor-hint_small = Il faut à Loba au moins { $wide }x{ $high }.
doctor-hint_no_sound = Il n’y aura pas de son ({ $detail }). Y a-t-il quelque chose de branché, qu’aucun autre programme n’utilise ?
doctor-hint_font_gone = Des lettres manquent : { $names }. Réinstalle Loba.
doctor-hint_strange_pad = Loba ne connaît pas les boutons de cette manette : { $names }. Passe-la en mode XInput, si tu peux.
doctor-hint_not_writable = Impossible d’écrire dans { $folder } : ni parties ni réglages ne sont enregistrés. LOBA_HOME permet de choisir un autre dossier.
doctor-hint_little_room = Il reste moins de { $least } Mio : les parties pourraient ne pas être enregistrées.
doctor-hint_language_faulty = Il y a des erreurs dans les textes : { $places }.
doctor-hint_game_faulty = « loba variants check { $file } » dit ce qui cloche.
doctor-hint_bot_faulty = Regarde { $file }, ligne { $line } ; nomme ce bot avec --players pour voir ce qui cloche.
doctor-hint_bot_unread = Regarde { $file } ; nomme ce bot avec --players pour voir ce qui cloche.
doctor-hint_cards_faulty = Ces dessins sont inutilisables : { $names }.

command-selftest = essayer tout ce qui vient avec Loba, et voir si cela fonctionne ici
command-seen = avec --selftest : échouer là où aucune fenêtre ne peut être vue

selftest-fine = bon
selftest-failed = ÉCHEC
selftest-window = fenêtre
selftest-variants = jeux lus
selftest-languages = textes
selftest-bots = bots en fichier lus
selftest-letters = lettres
selftest-pictures = dessins
selftest-deck = jeu de cartes
selftest-sounds = sons
selftest-pages = pages dessinées
selftest-lessons = leçons commencées
selftest-hand = une mène de
selftest-match = une partie de
selftest-save = une partie écrite et relue
selftest-settings = réglages écrits et relus
selftest-beside = des bots dans un processus à part
selftest-phones = la page pour téléphones
selftest-no_window = Aucune fenêtre n’a pu s’ouvrir : { $detail }
selftest-nobody_sees = personne ne la verrait
selftest-end =
    { $failed ->
        [0] Tout fonctionne, en { $seconds } secondes.
        [one] Une chose ne fonctionne pas.
       *[other] { $failed } choses ne fonctionnent pas.
    }
