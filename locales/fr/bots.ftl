command-arena = opposer les robots avec les mêmes cartes, en échangeant les places
command-arena-variant = le nom d’un jeu, ou un fichier YAML
command-arena-option = choisir la valeur d’une option ; peut se répéter
command-arena-preset = choisir une formule
command-arena-bots = qui joue, par exemple naive,regular ; expert@30 essaie trente mondes possibles
command-arena-players = combien de joueurs ; sinon, le moins possible
command-arena-matches = combien de parties
command-arena-seed = un nombre ; le même nombre donne les mêmes parties
command-arena-jobs = combien de processeurs employer
command-arena-json = en JSON

arena-head = { $game }, { $seats } à la table. La moitié des victoires, c’est l’égalité ; ± vaut à 95 %.
arena-one_bot = Il faut au moins deux robots, par exemple naive,regular.
arena-faulty_bot = Le robot « { $name } » ne peut pas jouer ainsi.
arena-bout = { $one } – { $other } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, avance { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } parties)

bot-novice-name = Débutant
bot-novice-about = Joue dans l’instant, et laisse parfois passer quelque chose.
bot-regular-name = Habitué
bot-regular-about = Joue bien, mais juge parfois mal une carte.
bot-expert-name = Expert
bot-expert-about = Pèse chaque carte et ne laisse rien passer.

bot-cautious-name = Prudent
bot-cautious-about = Ne donne rien et ne garde pas de cartes chères.
bot-bold-name = Audacieux
bot-bold-about = Attend la grande main et ne craint personne.
bot-hoarder-name = Écureuil
bot-hoarder-about = Garde tout ce qui peut encore servir.
bot-hasty-name = Pressé
bot-hasty-about = Pose tout ce qu’il peut, dès qu’il le peut.
bot-watchful-name = Vigilant
bot-watchful-about = Joue comme un expert, un œil sur le joueur suivant.

# Un robot à soi ; $most est un nombre de caractères
fault-style_text = « { $given } » est trop long ici ou contient des signes qu’on ne peut pas montrer : { $most } caractères au plus.

# Pourquoi un coup est bon. $card est une carte en mots, $player un nom ; le reste, des nombres.
advice-deal = Donne la main suivante.
advice-draw_only = Il n’y a rien d’autre à piocher.
advice-draw_pozo = Prends le pozo : ses { $count } cartes valent mieux qu’une carte du talon.
advice-draw_wild = Prends { $card } : un joker va partout.
advice-draw_joins = Prends { $card } : elle rejoint une combinaison de la table.
advice-draw_meld = Prends { $card } : elle fait une combinaison avec tes cartes.
advice-draw_useful = Prends { $card } : elle va avec des cartes que tu tiens.
advice-stock_only = Pioche au talon : il n’y a rien d’autre à piocher.
advice-stock_better = Pioche au talon : { $card } t’aiderait moins.
advice-goes_out = Pose cela et tu finis : la main est à toi.
advice-open = Ton contrat est complet : pose-le, et { $points } points quittent ta main.
advice-reclaim = Échange { $card } contre le joker : tu pourras t’en servir encore.
advice-hurry = Il reste { $left ->
    [one] une carte
   *[other] { $left } cartes
} à { $player } : pose tant que tu peux.
advice-add = Ajoute { $card } : dans ta main, elle te coûte { $points }.
advice-meld = Pose ces { $count } cartes : dans ta main, elles te coûtent { $points }.
advice-throw_out = Jette { $card } et tu finis : la main est à toi.
advice-hold_back = Jette { $card } et garde tes combinaisons pour l’instant : personne n’est près de finir.
advice-throw_dear = Jette { $card } : elle ne va avec rien de ce que tu tiens et coûte { $points }.
advice-throw_lonely = Jette { $card } : elle ne va avec rien de ce que tu tiens.
advice-throw_least = Jette { $card } : c’est celle qui te manquera le moins.
advice-rebuy = Rachète ta place : ce qu’il y a à gagner vaut le prix.
advice-decline = Laisse : ce qu’il y a à gagner ne vaut pas le prix.
advice-build = Forme { $value } avec { $card } : tu tiens une carte qui le prend.
advice-take_all = Prends avec { $card } : tu vides la table.
advice-take_points = Prends avec { $card } : il y a { $points } points là-dedans.
advice-take_spades = Prends avec { $card } : { $spades ->
    [one] un pique de plus
   *[other] { $spades } piques de plus
} pour toi.
advice-take_build = Prends avec { $card } : la formation d’un autre devient la tienne.
advice-take_cards = Prends avec { $card } : { $count } cartes de plus pour toi.
advice-trail_only = { $card } est tout ce que tu peux jouer.
advice-trail_least = Pose { $card } sur la table : c’est ce qui donne le moins aux autres.
advice-trail_wait = Pose { $card } sur la table : ce que tu prendrais maintenant vaut moins que ce que tu gardes.
