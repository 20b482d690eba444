### Uma noite: o que as mesmas pessoas jogaram em poucas horas, aqui ou com cartas de verdade.

evening-title = Noite de cartas
evening-empty = Quando as mesmas pessoas terminarem duas partidas em poucas horas, aqui ou com cartas de verdade, esta página mostrará quem está na frente, quem dá as cartas e o que vale a pena contar.
evening-matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
evening-won = { $player } venceu { $won } de { $played }
evening-here = { $time }
evening-real = { $time } · cartas de verdade
# O que vale uma partida na noite.
evening-worth = O que conta:
evening-worth_places = Quantos ficaram atrás
evening-worth_wins = Partidas vencidas
evening-worth_points = Pontos
evening-next = { $chooser } ficou por último e escolhe o próximo jogo. { $dealer } ficou na frente e dá as cartas.
evening-moments = Para contar
evening-moment_longest_run = A maior { -sequencia }: { $players }, com { $number } cartas.
evening-moment_in_one =
    { $number ->
        [one] { $players } bateu de uma vez só, { $number } vez.
       *[other] { $players } bateu de uma vez só, { $number } vezes.
    }
evening-moment_comeback =
    { $count ->
        [one] { $players } estava por último na metade da partida ({ $game }) e venceu.
       *[other] { $players } estavam por último na metade da partida ({ $game }) e venceram.
    }
evening-another = Outra mesa
evening-another_real = Outra com cartas de verdade
evening-save = Salvar como imagem
evening-saved = A noite ficou salva como imagem: { $file }
evening-not_saved = A imagem não pôde ser escrita em { $file }: { $detail }
statistics-evening = Noites de cartas
settle-evening = { evening-title }
