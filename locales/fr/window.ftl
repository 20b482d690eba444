# Ouvrir la fenêtre depuis la ligne de commande.

command-variant = jouer tout de suite à ce jeu : son nom, comme le donne « loba variants list », ou un fichier YAML
command-players = qui joue : Ana est une personne ; bot, le bot habituel ; bold ou Beto:bold, un autre bot (novice, amateur, regular, veteran, expert ; bold, cautious, hasty, hoarder, watchful ; tito, elvira, lucho, rosa, galo, chepe, odette, ze ; naive, random ; ou un à toi) ; Carla:./mon_bot.py, un programme à toi ; voir docs/bots.md
command-seed = un nombre ou un mot ; le même donne les mêmes cartes
command-option = choisir une valeur pour une option du jeu, comme jokers=2 ; peut se répéter
command-preset = choisir une formule du jeu
command-position = jouer depuis une table préparée dans un fichier de position
command-load = reprendre une partie : un fichier, ou le nom d’une partie enregistrée
command-open = ouvrir une partie ou un fichier de jeu, comme quand on le dépose sur la fenêtre ; le fichier seul suffit
command-size = la taille de la fenêtre, comme 1280x800
command-fullscreen = occuper tout l’écran

window-too_small = La fenêtre ne peut pas être plus petite que { $size }.
window-two_tables = { $first } et { $second } désignent chacune une table ; n’en garde qu’une.
window-no_variant = Pour --players, --seed, --option et --preset, il faut un jeu : ajoutes-en un, comme --variant loba_de_menos.
window-settled = { $table } désigne une table qui a déjà son jeu et ses cartes ; retire { $option }.
window-seed = --seed doit être un nombre ou un mot de { $most } lettres au plus.
window-nameless = La place { $seat } n’a pas de nom. Écris-le comme Ana, ou Beto:expert pour un bot.
window-no_screen = La fenêtre ne peut pas s’ouvrir : aucun écran n’a été trouvé.
window-no_window = La fenêtre ne peut pas s’ouvrir, bien qu’il y ait un écran.
window-no_libraries = Il y a un écran, mais il manque au système les bibliothèques qui y mènent : { $names }. Sous Debian et Ubuntu : apt install { $packages }
window-no_screen_detail = Le système dit : { $detail }.
window-no_screen_driver = SDL_VIDEODRIVER vaut « { $driver } ». Sans cette variable, Loba cherche un écran par elle-même.
window-no_screen_help =
    Lance Loba depuis un bureau ; par ssh, connecte-toi avec « ssh -X ».
    « loba --help » énumère ce qui fonctionne sans fenêtre.
