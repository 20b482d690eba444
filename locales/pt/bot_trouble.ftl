# Quando um bot, ou o programa que joga por ele, não consegue responder.
notice-bot_lost_thread = { $player } perdeu o fio da meada: desta vez, uma jogada simples
notice-bot_unknown = O bot de { $player } não está mais aqui: um bot intermediário assume
notice-bot_faulty = O arquivo de { $player } tem erros: um bot intermediário assume
notice-program_late = O programa de { $player } demorou demais: desta vez, uma jogada simples
notice-program_ended = O programa de { $player } parou: desta vez, uma jogada simples
notice-program_no_answer = O programa de { $player } respondeu algo que não é uma jogada: desta vez, uma jogada simples
notice-program_refused = O programa de { $player } tentou uma jogada não permitida: desta vez, uma jogada simples
notice-program_talked = O programa de { $player } falou mais do que devia: desta vez, uma jogada simples
window-no_program = O programa { $file } não existe. Diga onde ele está, como em Beto:./my_bot.py.
