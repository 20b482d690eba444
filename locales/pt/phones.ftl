# Uma mesa com celulares: a página do celular, e o que se diz dela na mesa.

phones-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
phones-away = Sem o celular
phones-away_short = Ausente
phones-ready = Pronto. Esperando { $players }.
phones-back = Escolher outra coisa
phones-pick = Escolha uma das opções
phones-tool-sort = { table-key-sort }
phones-tool-left = Mover ←
phones-tool-right = Mover →
phones-tool-undo = { table-key-undo }
phones-tool-redo = Refazer
phones-tool-hint = { table-key-hint }

# O que a própria página diz.
phones-page-choose = Qual é o seu lugar?
phones-page-code = Código da mesa
phones-page-connecting = Procurando a mesa…
phones-page-enter = Entrar
phones-page-hand = As suas cartas
phones-page-language = Idioma
phones-page-log = { table-log }
phones-page-lost = A mesa não responde. Tentando de novo…
phones-page-melds = Jogos dos outros
phones-page-scan_again = Este celular não tem lugar nesta mesa. Escaneie o código de novo, ou digite-o.
phones-page-wrong_code = Esse não é o código desta mesa. Confira os números, ou escaneie o código.
phones-page-too_many = Houve códigos errados demais. Escaneie o código, ou peça um novo.
phones-page-old_browser = Este navegador é velho demais para a mesa. Um mais novo serve.
phones-page-scores = Pontuação
phones-page-taken = outro celular joga aqui
phones-page-waits = Outro celular está com este lugar. Quem cuida da mesa pode passar o lugar a você.
phones-page-went_on = Este lugar passou para outro celular.
phones-page-no_seat = Nenhum lugar é para um celular agora. Dá para mudar isso na tela grande.
phones-page-waits_start = Você já entrou. Esperando os outros…
phones-page-yours = o seu
phones-page-rules = Regras desta mesa
phones-page-large = Letras e cantos grandes
phones-page-two_colours = Naipes só em vermelho e preto
phones-page-below = Ver o que há por baixo
phones-page-turn = É a sua vez
phones-page-sound = Um som quando for a minha vez
phones-page-no_shake = Este celular não consegue vibrar na sua vez.
phones-page-no_wake = Esta página não pode manter a tela acesa: é melhor o celular bloquear mais tarde.
phones-page-no_sound = Este navegador não toca sons.
phones-page-hide_hand = Esconder as minhas cartas
phones-page-show_hand = Mostrar as minhas cartas
phones-page-must = use-a
phones-page-lit = dica
phones-page-fresh = nova
phones-page-name = Seu nome
phones-page-watch = Assistir à partida
phones-page-sit = Sentar para jogar
phones-page-acts = O que você pode fazer
phones-page-felt = { reader-table }
phones-page-stock = Monte

# A página do código na janela.
phones-title = Celulares
phones-scan = Escaneie isto com o celular, ou abra o endereço e digite o código.
phones-no_code = Houve códigos errados demais: escaneie, ou peça um código novo.
phones-new_code = Código novo
phones-who_listens = Quem está na mesma rede poderia espiar o jogo: jogue com gente de confiança.
phones-all_here = Todos os celulares estão aqui.
phones-waits_for =
    { $count ->
        [one] Falta o celular de { $players }.
       *[other] Faltam os celulares de { $players }.
    }
phones-begin_anyway = Dar as cartas assim mesmo
phones-begin_with_bots = Dar as cartas, com bots nos lugares livres
phones-leave = Voltar ao menu
phones-back_to_table = Voltar à mesa
phones-public = { $address } é o único endereço deste computador, e qualquer um na internet chega a ele.
phones-public_yes = Abrir assim mesmo
phones-state_here = Joga nesta tela
phones-state_bot = Um bot continua o jogo
phones-connected = Celular conectado
phones-asks = Outro celular quer este lugar.
phones-to_yes = Dar o lugar
phones-to_no = Não
phones-to_here = Jogar nesta tela
phones-to_phone = Jogar com o celular
phones-to_bot = Deixar um bot jogar

# O que se diz onde a mesa é cuidada, no terminal.
host-open = A mesa está aberta para celulares desta rede: { $address }
host-code = Escaneie isto, ou abra o endereço e digite { $code }:
host-listening = Quem está na mesma rede poderia espiar o jogo: jogue com gente conhecida. Ctrl-C fecha a mesa.
host-new_code = c e Enter fazem um código novo: com o anterior ninguém mais entra.
host-asks = Outro celular quer o lugar de { $player }. Enter dá o lugar, n recusa.
host-over = A partida acabou. Ctrl-C fecha a mesa.
host-closed = A mesa está fechada.
host-no_phones = Pelo menos um lugar tem que ser de um celular: --seats phone,bot
host-no_network = Não foi encontrada nenhuma rede por onde os celulares possam chegar. --address diz que endereço usar.
host-public = A internet inteira chega a { $address }. Se é isso mesmo, diga com --address.
host-not_opened = Não dá para abrir nada em { $address }: { $detail }

# Os pontos de uma partida com cartas de verdade, em que cada um anota as suas.
phones-book_title = Pelo celular
phones-book_about = Cada um pode anotar as próprias cartas no celular. Elas aparecem na hora nesta tela, e contam quando são anotadas nela.
phones-book_here = Pelo celular: { $players }
phones-book_back = Voltar aos pontos
phones-book_choose = Quem é você?
phones-book_taken = outro celular também anota por este jogador
phones-book_sit = Outra pessoa
phones-book_out = Bati
phones-book_waits = Nada para anotar agora: a partida continua na tela grande.
