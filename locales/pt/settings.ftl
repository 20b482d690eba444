# Os ajustes e as teclas.

settings-title = Ajustes
settings-on = sim
settings-off = não
# same
settings-percent = { $percent }%

settings-hint_row = Linha
settings-hint_change = Mudar
settings-hint_usual = Restaurar
settings-hint_done = Pronto, já está salvo

settings-block_table = Mesa
settings-block_look = Tela
settings-block_sound = Som
settings-block_ease = Facilidades
settings-block_controls = Controles
settings-block_language = Língua
settings-block_about = Sobre
settings-block_usual = Restaurar esta página

# O que é o Loba, e de quem é; também para `loba --version`.
about-licence = Software livre sob a licença MIT: qualquer pessoa pode usar, modificar e compartilhar.
about-art = As cartas, as imagens, os sons e a música foram feitos para o Loba e têm a mesma licença.
about-letters = Fontes: Source Sans Pro e Source Serif Pro, da Adobe, sob a licença SIL Open Font License 1.1.
about-parts = Feito com Python, pygame-ce e SDL, e com partes menores, cada uma com a sua própria licença.
about-page = As licenças de todas as partes: { $file }

settings-speed = Velocidade
settings-speed_about = Das cartas e dos bots
settings-speed_usual = Normal
settings-speed_double = Dobro
settings-speed_at_once = Na hora
settings-french_courts = Letras francesas nas figuras
settings-french_courts_about = V, D e R quando se joga em francês

settings-fullscreen = Tela cheia
settings-fullscreen_about = A mesa ocupa a tela toda
settings-safe_area = Borda da tela
settings-safe_area_about = Para televisões que cortam a borda
settings-safe_area_none = Nenhuma
settings-safe_area_some = Alguma
settings-safe_area_more = Mais

settings-volume_master = Tudo
settings-volume_master_about = O volume do jogo inteiro
settings-volume_cards = Cartas
settings-volume_cards_about = Compradas, dadas, baixadas
settings-volume_table = Mesa
settings-volume_table_about = Vezes, jogos, pontos, moedas
settings-volume_night = Noite
settings-volume_night_about = Grilos, água, alguma coruja
settings-volume_music = Música
settings-volume_music_about = Baixinha, atrás de todo o resto

settings-two_colours = Quatro cores para os naipes
settings-two_colours_about = Ouros azul, paus verde
settings-large_corners = Cantos grandes nas cartas
settings-large_corners_about = Valor e naipe uma vez e meia maiores
settings-text_scale = Tamanho do texto e das cartas
settings-text_scale_about = Menus, nomes e avisos
settings-text_scale_normal = Normal
settings-text_scale_large = Grande
settings-text_scale_largest = Maior
settings-motion = Movimento
settings-motion_about = Como as cartas andam
settings-motion_full = Completo
settings-motion_brief = Breve
settings-motion_none = Nenhum
settings-high_contrast = Mesa de alto contraste
settings-high_contrast_about = Feltro liso, contornos fortes
settings-say_legal = Dizer em palavras o que se pode
settings-say_legal_about = “5-6-7-8 de copas: pode”

settings-hold_is_toggle = Apertar em vez de segurar
settings-hold_is_toggle_about = Um toque começa, outro termina
settings-keys = Teclas e botões
settings-keys_about = Escolha os seus para tudo
settings-keys_open = Escolher

settings-language_system = Como o sistema

settings-preview = Como fica agora
settings-preview_ring = Você está aqui
settings-preview_refusal = *Não pode:* esta trinca já tem os seus três naipes; copas não entra.
settings-preview_legal = *Pode:* 5-6-7-8 de copas.
settings-preview_spades = ♠ espadas
settings-preview_clubs = ♣ paus

settings-notice-bad_value = “{ $name }” nos seus ajustes tem um valor desconhecido; vale o de costume.
settings-notice-unknown = “{ $name }” nos seus ajustes não é conhecido aqui; fica como está.
settings-notice-unreadable = Os seus ajustes não podem ser lidos ({ $detail }); tudo volta ao começo.
settings-notice-damaged = Os seus ajustes estavam danificados; tudo volta ao começo, e { $file } guarda o que havia.

keys-title = Teclas e botões
keys-column_keyboard = Teclado
keys-column_pad = Controle
keys-waiting = Aperte…
keys-press_key = Aperte a tecla para “{ $action }”. Esc deixa como está.
keys-press_pad = Aperte o botão para “{ $action }”. Esc deixa como está.
keys-clash = { $chord } já faz “{ $other }”. Passa a fazer “{ $action }”?
keys-take = Sim, “{ $action }”
keys-leave = Deixar
keys-clear = Deixar sem nada
keys-cancel = Cancelar
keys-needed = “{ $action }” precisa de uma tecla: sem ela não há como voltar aqui.
keys-all_usual = Restaurar tudo
keys-hint_clear = Limpar

keys-group_way = Para se orientar
keys-group_hand = A sua mão
keys-group_turn = A sua vez
# same
keys-group_fishing = La Mona
keys-group_see = Olhar e pausar

keys-do_up = Para cima
keys-do_down = Para baixo
keys-do_left = Para a esquerda
keys-do_right = Para a direita
keys-do_confirm = Confirmar, levantar, soltar
keys-do_back = Voltar, cancelar
keys-do_first = Ao começo da lista
keys-do_last = Ao fim da lista
keys-do_next_zone = Área seguinte
keys-do_previous_zone = Área anterior
keys-do_zone_hand = À sua mão
keys-do_zone_own = Aos seus jogos
keys-do_zone_far = Aos jogos dos outros
keys-do_zone_piles = Ao monte e ao lixo
keys-do_zone_keys = Aos botões
keys-do_mark = Marcar uma carta
keys-do_mark_left = Marcar para a esquerda
keys-do_mark_right = Marcar para a direita
keys-do_mark_group = Marcar um grupo inteiro
keys-do_move_left = Mover a carta para a esquerda
keys-do_move_right = Mover a carta para a direita
keys-do_sort = Ordenar
keys-do_group = Achar jogos
keys-do_draw_stock = Comprar do monte
keys-do_take_pile = Pegar do lixo
keys-do_lay_down = Baixar
keys-do_stage = Separar para o contrato
keys-do_take_back = Recolher, tirar
keys-do_discard = Descartar
keys-do_undo = Desfazer
keys-do_redo = Refazer
keys-do_hint = Dica
keys-do_trail = Largar (La Mona)
keys-do_build = Formar (La Mona)
keys-do_fila = Fila (La Mona)
keys-do_lens = Lupa
keys-do_scores = Pontos
keys-do_log = O que aconteceu
keys-do_rules = Regras
keys-do_pause = Pausa
keys-do_fullscreen = Tela cheia

# A letra de cada botão: está no nome dele, e não é a de nenhum outro.
keys-letter_draw_stock = c
keys-letter_take_pile = g
keys-letter_lay_down = b
keys-letter_stage = e
keys-letter_discard = d
keys-letter_hint = i
keys-letter_sort = o
keys-letter_group = j
keys-letter_trail = l
keys-letter_build = f
keys-letter_fila = a
keys-letter_lens = u
keys-letter_scores = s
keys-letter_log = q
keys-letter_pause = p

# same
key-name_up = ↑
# same
key-name_down = ↓
# same
key-name_left = ←
# same
key-name_right = →
# same
key-name_return = Enter
key-name_enter = Enter (números)
# same
key-name_escape = Esc
key-name_space = Espaço
# same
key-name_tab = Tab
# same
key-name_backspace = Backspace
# same
key-name_delete = Delete
# same
key-name_insert = Insert
# same
key-name_home = Home
# same
key-name_end = End
# same
key-name_page_up = Page up
# same
key-name_page_down = Page down
# same
key-name_ctrl = Ctrl
# same
key-name_alt = Alt
# same
key-name_shift = Shift

pad-name_dpup = Direcional ↑
pad-name_dpdown = Direcional ↓
pad-name_dpleft = Direcional ←
pad-name_dpright = Direcional →
pad-name_lefty_minus = Alavanca ↑
pad-name_lefty_plus = Alavanca ↓
pad-name_leftx_minus = Alavanca ←
pad-name_leftx_plus = Alavanca →
pad-name_righty_minus = Alavanca direita ↑
pad-name_righty_plus = Alavanca direita ↓
pad-name_rightx_minus = Alavanca direita ←
pad-name_rightx_plus = Alavanca direita →
# same
pad-name_leftshoulder = L1
# same
pad-name_rightshoulder = R1
# same
pad-name_lefttrigger = L2
# same
pad-name_righttrigger = R2
# same
pad-name_leftstick = L3
# same
pad-name_rightstick = R3
# same
pad-name_back = View
# same
pad-name_start = Menu
pad-name_guide = Início
settings-notice-not_kept = Os seus ajustes não podem ser salvos ({ $detail }). Valem até você sair, e Loba tentará de novo.
