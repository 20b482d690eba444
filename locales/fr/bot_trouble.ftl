# Quand un bot, ou le programme qui joue pour lui, ne peut pas répondre. { $player } est son nom à la table.
notice-bot_lost_thread = { $player } a perdu le fil : un coup simple, cette fois
notice-bot_unknown = Le bot { de-player } n’est plus là : un bot confirmé prend sa place
notice-bot_faulty = Le fichier { de-player } contient des erreurs : un bot confirmé prend sa place
notice-program_late = Le programme { de-player } a mis trop de temps : un coup simple, cette fois
notice-program_ended = Le programme { de-player } s’est arrêté : un coup simple, cette fois
notice-program_no_answer = La réponse du programme { de-player } n’est pas un coup : un coup simple, cette fois
notice-program_refused = Le programme { de-player } a tenté un coup interdit : un coup simple, cette fois
notice-program_talked = Le programme { de-player } en a dit plus qu’on ne lui demandait : un coup simple, cette fois
window-no_program = Il n’y a pas de programme { $file }. Dis où il se trouve, comme dans Beto:./mon_bot.py.
