# Quand un bot, ou le programme qui joue pour lui, ne peut pas répondre. { $player } est son nom à la table.
notice-bot_lost_thread = { $player } a perdu le fil : un coup simple, cette fois
notice-bot_unknown = Personne ici ne joue comme { $player } : un bot confirmé prend sa place
notice-bot_faulty = { $player } : son fichier contient des erreurs, un bot confirmé prend sa place
notice-program_late = { $player } : son programme a mis trop de temps ; un coup simple, cette fois
notice-program_ended = { $player } : son programme s’est arrêté ; un coup simple, cette fois
notice-program_no_answer = { $player } : la réponse de son programme n’est pas un coup ; un coup simple, cette fois
notice-program_refused = { $player } : son programme a tenté un coup interdit ; un coup simple, cette fois
notice-program_talked = { $player } : son programme en a dit plus qu’on ne lui demandait ; un coup simple, cette fois
window-no_program = Il n’y a pas de programme { $file }. Dis où il se trouve, comme dans Beto:./mon_bot.py.
