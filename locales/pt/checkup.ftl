# `loba doctor` e `loba --selftest`: o que o Loba encontra neste computador, e o que ajudaria.

command-doctor = ver o que o Loba encontra neste computador, e o que ajudaria se algo estiver errado
command-doctor-json = em JSON

# same
doctor-loba = Loba
# same
doctor-python = Python
doctor-system = Sistema
doctor-built = Funciona sem Python
doctor-compiled = Motor compilado
doctor-safe = Modo seguro
# same
doctor-pygame = pygame-ce
# same
doctor-sdl = SDL
doctor-video = Driver de vídeo
doctor-displays = Telas
doctor-renderers = Modos de desenhar
doctor-window = Janela
doctor-audio = Driver de áudio
doctor-outputs = Alto-falantes
doctor-fonts = Fontes
doctor-gamepads = Controles
doctor-variables = Variáveis
doctor-data = Partidas e acréscimos
doctor-data_writable = … pode ser gravado
doctor-settings = Ajustes
doctor-settings_writable = … pode ser gravado
doctor-settings_file = Ajustes salvos
doctor-people_file = Jogadores salvos
doctor-names_file = Trocas de nome salvas
doctor-last_table_file = Última mesa salva
doctor-lessons_file = Lições salvas
doctor-practice_file = Treinos salvos
doctor-days_file = Rodadas do dia salvas
doctor-ratings_file = Avaliações salvas
doctor-reviews_file = Análises salvas
doctor-books_file = Partidas com cartas de verdade
doctor-phones_file = Lugares de celulares salvos
doctor-file_faulty = Arquivo com erros
doctor-free = Espaço livre
doctor-matches = Partidas em andamento
doctor-replays = Partidas terminadas
doctor-languages = Idiomas
doctor-games = Jogos
doctor-game_faulty = Jogo com erros
doctor-bots = Bots em arquivos
doctor-failed = Não deu para saber
doctor-bot_faulty = Bot com erros
doctor-own_cards = Cartas suas
doctor-card_faulty = Carta deixada de lado

doctor-yes = sim
doctor-no = não
doctor-none = nenhum
# same
doctor-mib = { $size } MiB
doctor-well = Tudo de que o Loba precisa está aqui.
doctor-wrong =
    { $count ->
        [one] { $count } coisa precisa de atenção.
       *[other] { $count } coisas precisam de atenção.
    }

doctor-hint_broke = Não deu para descobrir.
doctor-hint_no_screen = Não dá para abrir uma janela aqui ({ $detail }). Abra o Loba na área de trabalho.
doctor-hint_unseen = Ninguém pode ver o que é desenhado assim. Tire SDL_VIDEODRIVER, ou abra o Loba na área de trabalho.
doctor-hint_no_window = Há uma tela, mas nenhuma janela abre nela ({ $detail }). Se SDL_FRAMEBUFFER_ACCELERATION ou SDL_VIDEODRIVER tiver um valor, remova-o.
doctor-hint_small = O Loba precisa de pelo menos { $wide }x{ $high }.
doctor-hint_no_sound = Não haverá som ({ $detail }). Há alguma saída de som conectada? Outro programa está usando?
doctor-hint_font_gone = Faltam letras: { $names }. Reinstale o Loba.
doctor-hint_strange_pad = O Loba não conhece os botões de { $names }. Se der, mude o controle para o modo XInput.
doctor-hint_not_writable = Não dá para gravar em { $folder }: nem partidas nem ajustes são salvos. LOBA_HOME permite escolher outra pasta.
doctor-hint_little_room = Há menos de { $least } MiB livres: pode ser que as partidas não sejam salvas.
doctor-hint_language_faulty = Há erros nos textos: { $places }.
doctor-hint_game_faulty = “loba variants check { $file }” diz o que está errado.
doctor-hint_bot_faulty = Veja { $file }, linha { $line }; escolha este bot com --players para ver o que está errado.
doctor-hint_bot_unread = Veja { $file }; escolha este bot com --players para ver o que está errado.
doctor-hint_cards_faulty = Estes desenhos não podem ser usados: { $names }.

command-selftest = experimentar tudo o que vem com o Loba, e ver se funciona aqui
command-seen = com --selftest: falhar onde nenhuma janela pode ser vista

selftest-fine = certo
selftest-failed = FALHOU
selftest-window = janela
selftest-variants = jogos lidos
selftest-languages = textos
selftest-bots = bots em arquivo lidos
selftest-letters = letras
selftest-pictures = desenhos
selftest-deck = baralho
selftest-sounds = sons
selftest-pages = páginas desenhadas
selftest-lessons = lições começadas
selftest-hand = uma rodada de
selftest-match = uma partida de
selftest-save = uma partida gravada e lida de novo
selftest-settings = ajustes gravados e lidos de novo
selftest-beside = bots num processo à parte
selftest-phones = a página para celulares
selftest-no_window = Não deu para abrir nenhuma janela: { $detail }
selftest-nobody_sees = ninguém a veria
selftest-end =
    { $failed ->
        [0] Tudo funciona, em { $seconds } segundos.
        [one] { $failed } coisa não funciona.
       *[other] { $failed } coisas não funcionam.
    }
doctor-sdl_file = SDL chamado direto
doctor-hint_no_sdl = O Loba não encontra o SDL que o pygame usa: cada imagem é entregue inteira, e os eventos são procurados muitas vezes por segundo. Dá para jogar, mas o processador trabalha mais.
