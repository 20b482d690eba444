command-arena = faire jouer des bots entre eux avec les mêmes cartes, en échangeant les places
command-arena-variant = le nom d’un jeu, ou un fichier YAML
command-arena-option = choisir la valeur d’une option ; peut se répéter
command-arena-preset = choisir une formule
command-arena-bots = qui joue, par exemple naive,regular ; expert@30 essaie trente mondes possibles
command-arena-players = combien de joueurs ; à défaut, le moins possible
command-arena-matches = combien de parties
command-arena-seed = un nombre ; le même nombre donne les mêmes parties
command-arena-jobs = combien de processeurs utiliser
command-arena-time = secondes par décision ; à défaut, un programme en a 0,7
command-arena-json = en JSON

arena-head = { $game }, { $seats } à la table. La moitié des victoires, c’est l’égalité ; ± vaut à 95 %.
arena-one_bot = Il faut au moins deux bots, par exemple naive,regular.
arena-faulty_bot = Le bot « { $name } » ne peut pas jouer ainsi.
arena-seconds = --time est un nombre de secondes, { $most } au plus.
arena-missed = { $name } n’a pas répondu { $count ->
    [one] une fois
   *[other] { $count } fois
}, et un coup simple a été joué.
arena-bout = { $one } – { $other } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, avance { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } parties)

bot-novice-name = Débutant
bot-novice-about = Joue au coup par coup, et laisse parfois passer quelque chose.
bot-amateur-name = Amateur
bot-amateur-about = Connaît le jeu, mais garde trop longtemps ses cartes.
bot-regular-name = Confirmé
bot-regular-about = Joue bien, mais se trompe parfois sur une carte.
bot-veteran-name = Chevronné
bot-veteran-about = Joue bien et se trompe rarement sur une carte.
bot-expert-name = Expert
bot-expert-about = Pèse chaque carte et ne laisse rien passer.

bot-cautious-name = Prudent
bot-cautious-about = Ne donne rien, et ne garde jamais de carte chère.
bot-bold-name = Audacieux
bot-bold-about = Attend la grosse main et ne craint personne.
bot-hoarder-name = Écureuil
bot-hoarder-about = Garde tout ce qui peut encore servir.
bot-hasty-name = Pressé
bot-hasty-about = Dépose tout ce qu’il peut, dès qu’il le peut.
bot-watchful-name = Vigilant
bot-watchful-about = Joue comme un expert, un œil sur le joueur suivant.

# Un robot à soi ; $most est un nombre de caractères
fault-style_text = « { $given } » est trop long ici ou contient des caractères qu’on ne peut pas afficher : { $most } caractères au plus.

# Pourquoi un coup est bon, dit après le coup. $card est une carte en mots, $player un nom ; le reste, des nombres.
advice-deal = Distribue la { -mene } suivante.
advice-draw_only = Il n’y a rien d’autre à prendre maintenant.
advice-draw_pozo = { $count ->
    [one] Sa seule carte vaut mieux qu’une de la pioche.
   *[other] Ses { $count } cartes valent mieux qu’une de la pioche.
}
advice-draw_wild = { CAPITAL(-un_joker) } va partout.
advice-draw_joins = Elle s’ajoute à une combinaison de la table.
advice-draw_meld = Elle fait une combinaison avec tes cartes.
advice-draw_useful = Elle va avec des cartes de ta main.
advice-stock_only = Il n’y a rien d’autre à prendre maintenant.
advice-stock_better = { $card } t’aiderait moins.
advice-goes_out = Comme ça, tu termines : la { -mene } est à toi.
advice-open = Rien ne manque, et { $points } points quittent ta main.
advice-reclaim = Tu pourras t’en resservir.
advice-hurry = Il reste { $left ->
    [one] une carte
   *[other] { $left } cartes
} à { $player } : dépose tant que tu peux.
advice-add = Dans ta main, elle compte { $points } contre toi.
advice-meld = Dans ta main, ces { $count } cartes comptent { $points } contre toi.
advice-throw_out = Comme ça, tu termines : la { -mene } est à toi.
advice-hold_back = Garde tes combinaisons pour l’instant : personne n’est près de terminer.
advice-throw_dear = Elle ne va avec rien dans ta main et coûte { $points }.
advice-throw_lonely = Elle ne va avec rien dans ta main.
advice-throw_least = C’est celle qui te manquera le moins.
advice-rebuy = Rachète ta place : ce qu’il y a à gagner vaut le prix.
advice-decline = Laisse tomber : ce qu’il y a à gagner ne vaut pas le prix.
advice-build = Tu as en main une carte qui la prend.
advice-take_all = Tu vides la table.
advice-take_points = { $points ->
    [one] Il y a un point à prendre.
   *[other] Il y a { $points } points à prendre.
}
advice-take_spades = { $spades ->
    [one] Un pique de plus
   *[other] { $spades } piques de plus
} pour toi.
advice-take_build = La pile d’un autre devient la tienne.
advice-take_cards = { $count ->
    [one] Une carte de plus
   *[other] { $count } cartes de plus
} pour toi.
advice-trail_only = C’est tout ce que tu peux jouer.
advice-trail_least = C’est ce qui donne le moins aux autres.
advice-trail_wait = Ce que tu prendrais maintenant vaut moins que ce que tu gardes.
