# When a bot, or the program that plays for it, cannot answer. { $player } is its name at the table.
notice-bot_lost_thread = { $player } lost the thread: a simple move this time
notice-bot_unknown = Nobody here plays like { $player } did: the regular player takes over
notice-bot_faulty = The file of { $player } has faults: the regular player takes over
notice-program_late = The program of { $player } took too long: a simple move this time
notice-program_ended = The program of { $player } has ended: a simple move this time
notice-program_no_answer = The program of { $player } answered with what is no move: a simple one this time
notice-program_refused = The program of { $player } tried a move it may not make: a simple one this time
notice-program_talked = The program of { $player } said more than it was asked: a simple move this time
window-no_program = There is no program { $file }.
