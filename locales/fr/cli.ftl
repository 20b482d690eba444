# La ligne de commande : les commandes, leur aide, et ce qu'elles disent.

cli-about = Cinq ramis de la famille Loba, La Mona et ses cousins Escoba, Scopa et Cassino.
cli-unknown_language = Je ne parle pas encore « { $name } ». Je parle { $known }.
cli-interrupted = À bientôt !
cli-usage = usage :
cli-arguments = arguments{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-commands = commandes{ "\u00A0" }
cli-command = COMMANDE
cli-help = afficher cette aide et quitter
cli-wrong_use = Je n’ai pas compris : { $detail }
cli-wrong_use_somehow = Je n’ai pas compris. Les lignes ci-dessus montrent ce que je comprends.
cli-wrong-unknown = il n’y a pas de « { $given } » ici.
cli-wrong-lacking = il manque { $name }.
cli-wrong-ambiguous = « { $given } » pourrait être { $known }.
cli-wrong-choice = « { $given } » n’est aucun de ceux-ci : { $known }.
cli-wrong-no_value = il manque quelque chose après { $name }.
cli-wrong-takes_none = { $name } s’écrit seul, sans « { $given } ».
cli-wrong-not_whole = { $name } doit être un nombre entier, pas « { $given } ».
cli-wrong-value = { $name } ne peut pas être « { $given } ».

# Ce qui tient la place d’une valeur dans l’aide.
cli-word-bot = BOT
cli-word-dir = DOSSIER
cli-word-file = FICHIER
cli-word-id = ID
cli-word-key = CLÉ
cli-word-lang = LANGUE
cli-word-name = NOM
cli-word-save = PARTIE
cli-word-seconds = SECONDES
cli-word-value = VALEUR

command-lang = la langue des textes, comme en, es ou fr
command-version = afficher la version et quitter

command-variants = les jeux, et les fichiers d’où ils viennent
command-variants-list = énumérer les jeux
command-variants-list-json = en JSON, avec joueurs et options
command-variants-show = afficher toutes les règles d’un jeu, et d’où vient chacune
command-variants-show-variant = le nom d’un jeu, ou un fichier YAML
command-variants-show-option = choisir la valeur d’une option, comme jokers=2 ; peut se répéter
command-variants-show-preset = choisir une formule d’options
command-variants-show-json = en JSON
command-variants-check = chercher toutes les erreurs dans des fichiers de jeu, et jouer quelques mènes
command-variants-check-file = un fichier YAML, ou un dossier qui en contient
command-variants-check-json = en JSON
command-variants-new = écrire le fichier d’un jeu à soi, semblable à un autre
command-variants-new-name = le nom du nouveau jeu, en minuscules
command-variants-new-like = le nom du jeu qu’il change, ou un fichier YAML
command-variants-schema = afficher le JSON Schema des fichiers de jeux, pour les éditeurs

variants-line = { $name } ({ $players }) : { $about }
variants-broken = « { $name } » contient des erreurs ; « loba variants check » les énumère.
variants-unknown = Il n’y a pas de jeu « { $name } ». Il y a { $known }.
variants-option_chosen = { $option }, choisi ({ $allowed })
variants-option_default = { $option } ({ $allowed })
variants-by_option = option { $option }
variants-from_file = de { $file }
variants-sound = { $file } : aucune erreur.
variants-played = Mènes jouées par des bots : { $hands } (gagnées : { $won }, bloquées : { $blocked }, sans gagnant : { $undecided }). Parties allées à leur terme : { $matches } ; mènes de la plus longue : { $longest }.
variants-not_played = Ce jeu est trop grand pour que des parties entières soient essayées.
variants-new-about = { $name } : ce fichier modifie { $game } ; tout ce qu’il ne dit pas reste comme dans { $game }. Voici tout ce que dit { $game } ; pour jouer autrement chez soi, ôter le « # » devant la ligne, et devant celle du dessus dont elle dépend.
variants-new-bad_name = « { $name } » ne peut pas être le nom d’un jeu : il y faut des minuscules, des chiffres et « _ », une lettre d’abord, comme notre_carioca.
variants-new-taken = Il y a déjà un jeu « { $name } ».
variants-new-unwritten = Le fichier ne peut pas être écrit ({ $detail }).
variants-new-written = { $file } est écrit. Il ne change encore rien.
# any_number: never 0
variants-checked =
    { $files ->
        [one] Un fichier vérifié
       *[other] { $files } fichiers vérifiés
    } : { $errors ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $errors } erreurs
    }.

command-simulate = faire jouer beaucoup de parties aux bots, et voir ce que cela donne
command-simulate-variant = le nom d’un jeu, ou un fichier YAML
command-simulate-option = choisir la valeur d’une option, comme jokers=2 ; peut se répéter
command-simulate-preset = choisir une formule
command-simulate-players = combien de joueurs ; à défaut, le moins possible
command-simulate-bots = qui joue, par exemple regular ou naive,expert ; une liste occupe les places tour à tour ; « loba --help » nomme les bots
command-simulate-matches = combien de parties
command-simulate-seed = un nombre ; le même nombre donne les mêmes parties
command-simulate-jobs = combien de processeurs utiliser
command-simulate-save = enregistrer chaque partie dans ce dossier
command-simulate-json = en JSON

command-coach = dire comment une mène s’est passée, et ce qui a coûté des points
command-coach-file = un fichier de partie
command-coach-hand = le numéro de la mène ; à défaut, la première
command-coach-seat = le numéro du joueur ; à défaut, le premier

command-replay = suivre une partie enregistrée, pas à pas
command-replay-file = un fichier de partie
command-replay-hand = seulement la mène de ce numéro
command-replay-json = en JSON

simulate-head =
    { $matches ->
        [one] { $game } : { $matches } partie, graine { $seed }
       *[other] { $game } : { $matches } parties, graine { $seed }
    }
simulate-column-min = minimum
simulate-column-q1 = 25 %
simulate-column-median = médiane
simulate-column-q3 = 75 %
simulate-column-max = maximum
simulate-column-mean = moyenne
simulate-row-hands = mènes par partie
simulate-row-turns = tours par mène
simulate-row-points = points par mène
simulate-row-scores = scores à la fin
simulate-figure = { NUMBER($figure, maximumFractionDigits: 2) }
simulate-one_turn_outs =
    Terminées en un seul tour : { $count ->
        [one] { $count } mène
       *[other] { $count } mènes
    } sur { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-blocked_hands =
    Bloquées : { $count ->
        [one] { $count } mène
       *[other] { $count } mènes
    } sur { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-rebuys = Reenganches : { $count }
simulate-wins = La place { $seat } ({ $bot }) en a gagné { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-shared =
    { $count ->
        [one] { $count } victoire partagée, qui compte pour chacun de ceux qui la partagent.
       *[other] { $count } victoires partagées, qui comptent pour chacun de ceux qui les partagent.
    }
simulate-number = { $name } doit être un nombre entier de 1 à { $most }.
simulate-players =
    { $numbers ->
        [one] Ce jeu se joue à { $most }, pas à { $given }.
       *[other] Ce jeu se joue de { $least } à { $most }, pas à { $given }.
    }
simulate-bots = Il y a { $seats } places, et des bots pour { $given }.
simulate-unknown_bot = Je ne connais pas de bot « { $name } ». Je connais { $known }.
simulate-not_saved = { $file } ne peut pas être écrit ({ $detail }).
simulate-broken = Un processus s’est arrêté avant la fin de ses parties ; la mémoire manque peut-être.

replay-head = { $game } : { $players }
replay-piles = pioche { $stock }, défausse { $pile }
replay-total = total
replay-winners =
    { $count ->
        [one] { $players } gagne.
       *[other] Victoire partagée : { $players }.
    }
replay-money = { $player } { $amount }
replay-settlement = La cagnotte était de { $pot } ; règlement : { $money }.
replay-unfinished = La partie s’est arrêtée ici.
coach-no_such_seat = Il n’y a pas de joueur { $seat } : ils sont { $seats }.
# any_number: never 0
replay-no_such_hand =
    { $hands ->
        [one] Il n’y a pas de mène { $hand } : la partie n’en a qu’une.
       *[other] Il n’y a pas de mène { $hand } : la partie en a { $hands }.
    }

command-host = ouvrir une table pour des téléphones, et montrer le code à scanner
command-host-variant = le nom d’un jeu, ou un fichier YAML
command-host-seats = les joueurs : « phone » pour chaque personne avec un téléphone, et les bots comme pour --players, par exemple phone,phone,bot
command-host-option = choisir la valeur d’une option, comme jokers=2 ; peut se répéter
command-host-preset = choisir un ensemble d’options
command-host-seed = le numéro de la donne ; le même numéro donne les mêmes cartes
command-host-load = reprendre une partie inachevée : son nom, ou un fichier
command-host-address = l’adresse à ouvrir, si celle qui est trouvée n’est pas la bonne
command-host-port = le port à ouvrir ; s’il est pris, un autre s’ouvre
command-host-no_window = jouer avec les téléphones seuls, sans fenêtre
cli-word-seats = PLACES
cli-word-address = ADRESSE
cli-word-port = PORT

command-rules = écrire les règles d’une table, à imprimer avec une feuille de score
command-rules-variant = le nom d’un jeu, ou un fichier YAML
command-rules-option = choisir la valeur d’une option, comme jokers=2 ; peut être répété
command-rules-preset = choisir une formule
command-rules-players = les noms de la feuille de score
command-rules-out = le fichier HTML à écrire ; sans lui, les pages vont au terminal
