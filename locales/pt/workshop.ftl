### A oficina, onde se faz com o mouse um jogo da casa. O que está entre *asteriscos* fica em
### negrito.

# Na página de uma mesa nova
workshop-make = Faça do seu jeito
workshop-make_tip = Pegue este jogo, mude o que na sua casa se joga de outro jeito e dê um nome a ele.
workshop-change = Mudar
workshop-copy = Copiar
workshop-give = Compartilhar
workshop-delete = Apagar este jogo
workshop-keep_it = Manter este jogo
workshop-deleted = { $game } será apagado quando você sair desta página.
workshop-not_read = Este arquivo não pode ser mudado aqui.
# O primeiro nome do jogo novo; $game: "Carioca"
workshop-new_name = { $game } da casa
# $game: "Nossa Carioca"
workshop-copy_name = { $game }, outro
# As primeiras linhas do arquivo.
workshop-file_about = { $game }, como se joga na sua casa. A oficina escreve o que você muda nela; o que você escreve aqui à mão fica. Tire o # de uma linha para mudá-la.

# O cabeçalho
workshop-naming = Como se chama
workshop-name = Nome
workshop-about = Uma linha sobre o jogo
workshop-all_languages = todas
workshop-like = Como { $game }, com suas mudanças
workshop-more = Mais regras
workshop-own = do seu jeito

# As seções
workshop-section-players = Quem joga
workshop-section-cards = Cartas e distribuição
workshop-section-drawing = Comprar
workshop-section-melds = Jogos
workshop-section-laying = Baixar e juntar
workshop-section-discarding = Descartar
workshop-section-taking = Levar
workshop-section-building = Formar
workshop-section-scoring = Pontos
workshop-section-match = A partida

# As linhas
workshop-by_players = Conforme o número de jogadores
workshop-with_players = Com { $count } jogadores
workshop-face = seu número
workshop-nothing = nada
workshop-brush = Escolha um valor e toque nas cartas
workshop-low_A = ás baixo
workshop-add_meld = Juntar { $meld }
workshop-remove_meld = Tirar { $meld }
workshop-put_meld = Vai para o contrato escolhido; ou arraste para outro.
workshop-take_meld = Sai do contrato; ou arraste para outro.
workshop-add_contract = Novo contrato
workshop-remove_contract = Tirar este contrato
workshop-contracts_about = Escolha um contrato pelo número. Arraste os jogos, ou toque neles.

# O que conserta uma falha
workshop-mend = { $field }: { $value }
workshop-as_below = Como em { $game }
workshop-drop = Tirar
workshop-smaller_contract = Um jogo a menos neste contrato

# O teste
workshop-trying = Testando …
# any_number: never 0
workshop-tried =
    { $count ->
        [one] Uma rodada testada por bots simples
       *[other] { $count } rodadas testadas por bots simples
    }
workshop-hand_won =
    { $turns ->
        [one] { $number }. { $player } ganha depois de { $turns } jogada.
       *[other] { $number }. { $player } ganha depois de { $turns } jogadas.
    }
workshop-hand_even =
    { $turns ->
        [one] { $number }. Ninguém ganha depois de { $turns } jogada.
       *[other] { $number }. Ninguém ganha depois de { $turns } jogadas.
    }
workshop-hand_blocked =
    { $turns ->
        [one] { $number }. Travada depois de { $turns } jogada.
       *[other] { $number }. Travada depois de { $turns } jogadas.
    }
workshop-take_back = Desfazer
workshop-play = Para a mesa

# Compartilhar, e receber um
workshop-give_title = Compartilhar { $game }
workshop-give_about = Escaneie isto com um celular desta rede: ele recebe o arquivo e pode mandá-lo adiante. Não precisa de internet.
workshop-give_file = Ou leve o próprio arquivo. Quem o solta na janela do Loba lê primeiro as regras, e pode ficar com ele.
workshop-show_folder = Mostrar na pasta
workshop-folder_not_shown = Não foi possível abrir a pasta. Ela é { $folder }.
workshop-keep = Ficar com este jogo
workshop-keep_not = Não ficar
