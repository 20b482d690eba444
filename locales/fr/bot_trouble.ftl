# Quand un bot, ou le programme qui joue pour lui, ne peut pas répondre. { $player } est son nom à la table.
notice-bot_lost_thread = { $player } a perdu le fil : un coup simple, cette fois
notice-bot_unknown = Personne ici ne joue comme { $player } : l’habitué prend sa place
notice-bot_faulty = Le fichier de { $player } contient des erreurs : l’habitué prend sa place
notice-program_late = Le programme de { $player } a mis trop de temps : un coup simple, cette fois
notice-program_ended = Le programme de { $player } s’est arrêté : un coup simple, cette fois
notice-program_no_answer = Le programme de { $player } a répondu par ce qui n’est pas un coup : un simple, cette fois
notice-program_refused = Le programme de { $player } a tenté un coup qu’il ne peut pas jouer : un simple, cette fois
notice-program_talked = Le programme de { $player } en a dit plus qu’on ne lui demandait : un coup simple, cette fois
window-no_program = Le programme { $file } n’existe pas.
