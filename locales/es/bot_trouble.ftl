# Cuando un bot, o el programa que juega por él, no puede responder. { $player } es su nombre en la mesa.
notice-bot_lost_thread = { $player } perdió el hilo: esta vez, una jugada sencilla
notice-bot_unknown = El bot de { $player } ya no está { -aqui }: lo reemplaza uno intermedio
notice-bot_faulty = El archivo de { $player } tiene errores: lo reemplaza un bot intermedio
notice-program_late = El programa de { $player } tardó demasiado: esta vez, una jugada sencilla
notice-program_ended = El programa de { $player } se cerró: esta vez, una jugada sencilla
notice-program_no_answer = El programa de { $player } respondió algo que no es una jugada: esta vez, una sencilla
notice-program_refused = El programa de { $player } intentó una jugada que no se permite: esta vez, una sencilla
notice-program_talked = El programa de { $player } dijo más de lo que se le preguntó: esta vez, una jugada sencilla
window-no_program = No existe el programa { $file }. Hay que decir dónde está, como en Beto:./mi_bot.py.
