command-arena = opposer les robots avec les mêmes cartes, en échangeant les places
command-arena-variant = le nom d'un jeu, ou un fichier YAML
command-arena-option = choisir la valeur d'une option ; peut se répéter
command-arena-preset = choisir une formule
command-arena-bots = qui joue, par exemple naive,regular ; expert@30 essaie trente mondes possibles
command-arena-players = combien de joueurs ; sinon, le moins possible
command-arena-matches = combien de parties
command-arena-seed = un nombre ; le même nombre donne les mêmes parties
command-arena-jobs = combien de processeurs employer
command-arena-json = en JSON

arena-head = { $game }, { $seats } à la table. La moitié des victoires, c'est l'égalité ; ± vaut à 95 %.
arena-one_bot = Il faut au moins deux robots, par exemple naive,regular.
arena-faulty_bot = Le robot « { $name } » ne peut pas jouer ainsi.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, avance { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } parties)

bot-novice-name = Débutant
bot-novice-about = Joue dans l’instant, et laisse parfois passer quelque chose.
bot-regular-name = Habitué
bot-regular-about = Compte les cartes, et ne donne rien.
bot-expert-name = Expert
bot-expert-about = Réfléchit à l’avance à beaucoup de jeux possibles.

bot-cautious-name = Prudent
bot-cautious-about = Ne donne rien et ne garde pas de cartes chères.
bot-bold-name = Audacieux
bot-bold-about = Attend la grande main et ne craint personne.
bot-hoarder-name = Écureuil
bot-hoarder-about = Garde tout ce qui peut encore servir.
bot-hasty-name = Pressé
bot-hasty-about = Pose tout ce qu’il peut, dès qu’il le peut.
bot-watchful-name = Vigilant
bot-watchful-about = Réfléchit à l’avance, un œil sur le joueur suivant.

# Un robot à soi ; $most est un nombre de caractères
fault-style_text = « { $given } » est trop long ici ou contient des signes qu’on ne peut pas montrer : { $most } caractères au plus.
