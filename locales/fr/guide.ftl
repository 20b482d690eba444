# Le guide des joueurs : une page qui s’ouvre dans le navigateur. Ce qui est entre « » est écrit sur un bouton.
# Ce qui est entre *étoiles* est en gras.

learn-guide = Guide
guide-making = Le guide s’écrit…
guide-opened = Le guide s’ouvre dans ton navigateur. Sinon, ouvre-y ce fichier : { $file }

guide-title = Loba à la maison
guide-about = Comment jouer ensemble devant un écran ou avec des téléphones, et les règles de tous les jeux.

# En famille
guide-family = Jouer en famille
guide-family-about = Un seul écran suffit. Chacun s’installe devant quand c’est son tour, et un rideau cache sa main aux autres.
guide-family-choose = Sur la première page, appuie sur « { menu-new_table } » et choisis un jeu.
guide-family-seats = Appuie sur « { setup-add_seat } » pour chaque personne, puis clique sur la place, pour lui donner un nom et un emblème. Aux autres places jouent des bots, aussi forts ou aussi faibles que tu veux.
guide-family-deal = Appuie sur « { setup-deal } ».
guide-family-curtain = À la fin de ton tour, le rideau se ferme. Quand les autres ne regardent plus, le joueur suivant appuie sur le bouton à son nom.
guide-family-beginners = *Quelqu’un ne connaît pas le jeu.* « { menu-learn } » propose une partie guidée de chaque jeu, en quelques minutes. Pendant la partie, « { table-key-hint } » suggère un coup.
guide-family-own = *Chacun a ses habitudes.* Loba retient l’emblème de chaque personne, l’ordre de sa main et ses touches. Clique sur une place, puis sur « { people-known } » pour la retrouver.
guide-family-pads = *Vous jouez à la manette.* Au rideau, Loba demande à qui est la manette. Dès lors, elle n’ouvre le rideau que pour cette personne.
guide-family-stop = *Le dîner est prêt.* Arrête quand tu veux : chaque coup est enregistré. « { menu-resume } » te ramène à la table.

# Avec des téléphones
guide-phones = Jouer avec des téléphones
guide-phones-about = Chacun a ses cartes sur son téléphone, et la table est sur le grand écran. Rien à installer, et pas besoin d’internet.
guide-phones-seat = Appuie sur « { menu-new_table } », puis sur « { setup-all_phones } ». Si certains seulement ont un téléphone, clique sur leurs places, choisis « { setup-phone } », puis appuie sur « { setup-deal } ».
guide-phones-scan = L’écran affiche un code. Scanne-le avec l’appareil photo du téléphone, ou ouvre l’adresse sur le téléphone et tape le nombre.
guide-phones-sit = Choisis ta place sur le téléphone. Quand tout le monde est là, les cartes sont distribuées.
guide-phones-network = *Le téléphone ne trouve pas la table.* Le téléphone et l’ordinateur doivent être sur le même réseau wifi. Les réseaux d’invités séparent souvent les appareils : prends le réseau principal. Si le pare-feu de l’ordinateur pose la question, autorise Loba.
guide-phones-lost = *Un téléphone est parti.* À son retour, il retrouve sa place tout seul. Sinon, ouvre « { pause-title } », puis « { phones-title } » : quelqu’un à l’écran, un bot ou un autre téléphone peut y prendre la suite.
guide-phones-later = *Tu veux des téléphones en cours de partie.* La même page fait aussi passer une place de l’écran à un téléphone.
guide-phones-trust = *Qui peut voir les cartes ?* { phones-who_listens }

# Règles maison
guide-house = Jouer avec ses règles maison
guide-house-about = Chaque famille joue un peu à sa façon. Les règles se choisissent avant la donne.
guide-house-choose = Appuie sur « { menu-new_table } », choisis un jeu et descends jusqu’à « { setup-rules } ».
guide-house-switch = Active ou désactive les règles une à une. Certains jeux ont aussi des ensembles tout prêts ; « { setup-usual } » revient au départ.
guide-house-deal = Appuie sur « { setup-deal } ». La prochaine fois, « { setup-as_last_time } » reprend le jeu, les joueurs et les règles.
guide-house-in_force = *Quelles règles sont en vigueur à cette table ?* « { pause-title } », puis « { pause-rules } » les montre telles qu’on les joue. La dernière page dit ce que tu as changé.
guide-house-missing = *Il manque ta règle.* Appuie sur « { workshop-make } » : tout s’y règle, et tu vois les règles changer. Le jeu est alors à toi, pour jouer et pour le donner. Pour ceux qui aiment écrire, c’est un fichier texte : docs/variants.md, en anglais, fourni avec le code de Loba, l’explique.

# En cas de problème
guide-trouble = En cas de problème
guide-trouble-about = Presque tout s’arrange.
guide-trouble-undo = *Je me suis trompé de carte.* Appuie sur « { table-key-undo } » pendant ton tour. Seul un coup qui a montré à quelqu’un une carte cachée, comme une carte piochée, ne s’annule pas.
guide-trouble-refused = *Loba refuse mon coup.* La raison est écrite là où tu as essayé. F1 ouvre les règles à la page qui l’explique.
guide-trouble-letters = *Les lettres sont trop petites, ou le bord de l’image est coupé.* Dans « { menu-settings } », « { settings-block_ease } » agrandit le texte et les cartes, et « { settings-block_look } » élargit le bord.
guide-trouble-unseen = *Je vois mal, ou pas du tout.* Dans « { menu-settings } », « { settings-block_ease } » réunit ce qui aide, et « { settings-block_sound } » fait entendre chaque son et dit son sens. Un lecteur d’écran reçoit tout ce qui est à l’écran, et F7 à F12 disent la table.
guide-trouble-match = *Je ne trouve plus ma partie.* « { menu-matches } » les montre toutes. Si un fichier est abîmé, Loba propose de repartir de la fin d’un tour précédent.
guide-trouble-closes = *Loba se ferme tout seul.* Ta partie est gardée. { crash-again }
guide-trouble-moving = *J’ai un nouvel ordinateur.* Dans « { menu-settings } », « { settings-block_home } », le bouton « { home-make_do } » met tout dans un fichier. Sur l’autre ordinateur, dépose-le sur la fenêtre de Loba.

guide-rules = Les règles des jeux
guide-rules-about = Ce sont les règles habituelles. À une table, « { pause-title } », puis « { pause-rules } » montre celles de cette table.
