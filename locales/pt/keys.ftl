# Teclas e botões: o que fazem, a letra de cada um, e o que neles está escrito.

keys-title = Teclas e botões
keys-column_keyboard = Teclado
keys-column_pad = Controle
keys-waiting = Aperte…
keys-press_key = Aperte a tecla para “{ $action }”. Esc deixa como está.
keys-press_pad = Aperte o botão para “{ $action }”. Esc deixa como está.
keys-clash = { $chord } já faz “{ $other }”. Passa a fazer “{ $action }”?
keys-take = Sim, “{ $action }”
keys-leave = Deixar como está
keys-clear = Deixar sem nada
keys-cancel = Cancelar
keys-needed = “{ $action }” precisa de uma tecla: sem ela não há como voltar para cá.
keys-all_usual = Restaurar tudo
keys-hint_clear = Limpar

keys-group_way = Navegar
keys-group_hand = A sua mão
keys-group_turn = A sua vez
# same
keys-group_fishing = La Mona
keys-group_see = Olhar e pausar
keys-group_heard = Ouvir a mesa

keys-do_up = Para cima
keys-do_down = Para baixo
keys-do_left = Para a esquerda
keys-do_right = Para a direita
keys-do_confirm = Confirmar, pegar, soltar
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
keys-do_voice = Ler a tela em voz alta, ou não
keys-do_hear_hand = Ouvir sua mão
keys-do_hear_fresh = Ouvir o que é novo
keys-do_hear_short = Ouvir que carta faria um jogo
keys-do_hear_table = Ouvir os jogos e as cartas à vista
keys-do_hear_growth = Ouvir com que cartas os jogos crescem
keys-do_hear_piles = Ouvir o descarte e o monte
keys-do_hear_seat = Ouvir o próximo jogador
keys-do_hear_scores = Ouvir os pontos
keys-do_hear_can = Ouvir o que você pode fazer
keys-do_hear_others = Ouvir o que os outros fizeram
keys-do_hear_again = Ouvir de novo
keys-do_hear_slowly = Ouvir de novo, devagar

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
