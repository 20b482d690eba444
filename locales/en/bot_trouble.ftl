### Seen at the table, as a notice at the upper edge: a bot, or the program that plays for it,
### cannot answer. { $player } is its name at the table.

notice-bot_lost_thread = { $player } lost the thread: a simple move this time
notice-bot_unknown = { $player }’s bot is gone: a regular bot takes over
notice-bot_faulty = There are faults in { $player }’s file: a regular bot takes over
notice-program_late = { $player }’s program took too long: a simple move this time
notice-program_ended = { $player }’s program has stopped: a simple move this time
notice-program_no_answer = { $player }’s program gave an answer that is not a move: a simple move this time
notice-program_refused = { $player }’s program tried a move that is not allowed: a simple move this time
notice-program_talked = { $player }’s program said more than it was asked: a simple move this time
window-no_program = There is no program { $file }. Say where it is, as in Beto:./my_bot.py.
