# Aprender: a lista das lições, o papel ao lado da mesa e o fim de uma lição.

learn-title = Aprender
learn-line = Uma partida guiada de cada jogo: a mesa espera, explica e deixa você jogar.
learn-minutes =
    { $minutes ->
        [one] cerca de { $minutes } minuto
       *[other] cerca de { $minutes } minutos
    }
learn-not_begun = Nova para você · { $time }
learn-step = No passo { $step } de { $count } · { $time } ao todo
learn-done = Aprendida · { $time }
# same
learn-own = { $game } · { $name }
learn-begin = Partida guiada
learn-go_on = Continuar
learn-again = Outra vez
learn-rules = Regras
learn-no_lesson = Ainda não há partida guiada deste jogo.
learn-rules_only = Só as regras
# same
learn-fault_of_file = { $file }: { $fault }
learn-fault = { $file }, linha { $line }, coluna { $column }: { $fault }

lesson-step = Passo { $step } de { $count }
lesson-go_on = Continuar
lesson-back = Voltar
lesson-show = Mostre
lesson-watch = Veja o que { $player } faz.
lesson-so_it_goes = É isso que vem agora.
lesson-answer-read_first = Leia primeiro; depois, “Continuar”.
lesson-answer-else = Também daria. Mas primeiro vamos tentar outra coisa; as suas cartas continuam como estavam.
lesson-answer-refused = Assim não, pelo motivo indicado. Tente outra vez.

lesson-done-title = Muito bem!
lesson-done-about = { $game }: agora você já sabe jogar.
lesson-done-play = Jogar uma partida
lesson-done-next = Próxima lição
lesson-done-rules = Regras
lesson-done-leave = Voltar à lista

# O que pode haver de errado no arquivo de uma lição.
fault-lesson-language = “{ $given }” não é um idioma: escreva como en, es ou pt_BR.
fault-lesson-do_or_try = Um passo tem “do” ou “try”, não os dois.
fault-lesson-light = “{ $given }” não pode ser iluminado. O que pode: { $allowed }.
fault-lesson-not_learners_turn = Quando este passo começa, a vez não é de quem aprende. O que os outros fazem vai em “then”.
fault-lesson-hand_over = A rodada acabou: neste passo não há mais nada para fazer.
fault-lesson-refused = “{ $given }” não é permitido aqui ({ $detail }).
fault-lesson-none_allowed = Nada do que “{ $given }” quer dizer é permitido aqui.
fault-lesson-allowed = “{ $given }” é permitido aqui; o que se tenta tem que ser recusado.
fault-lesson-act = “{ $given }” não é uma jogada nem uma carta desta mesa.
fault-lesson-not_their_turn = “{ $given }”: não é a vez deste jogador.
