# Os menus: o primeiro, uma mesa nova, a pausa.

menu-motto = Cinco jeitos de ser alcateia, e uma Mona
menu-new_table = Jogar
menu-new_table_line = Mesa nova
menu-resume = Continuar
menu-resume_line = { $game } · { $players } · { -rodada } { $hand }
menu-resume_line_short = { $game } · { -rodada } { $hand }
menu-matches = Partidas
menu-learn = Aprender
menu-learn_line = Regras, partida guiada e treino
menu-statistics = Estatísticas
menu-settings = Ajustes
menu-quit = Sair
menu-hint_enter = Abrir
hint-back = Voltar
hint-choose = Escolher
# same
menu-language_es = Español
# same
menu-language_fr = Français
# same
menu-language_en = English
menu-language_pt = Português

setup-title = Mesa nova
shelf-cousins = Parentes
shelf-own = Seus jogos
setup-seats = Na mesa
setup-partners = Na mesa: os parceiros ficam frente a frente
setup-add_seat = Mais um lugar
setup-rules = Regras da casa
setup-usual = Como sempre
setup-on = sim
setup-off = não
setup-deal = Dar as cartas
setup-as_last_time = Como da última vez
setup-cannot_deal = Corrija o arquivo para poder jogar.
setup-faulty = Este jogo ainda não pode ser jogado:
setup-fault = Linha { $line }: { $what }
setup-person = Pessoa
setup-person_about = Alguém diante desta tela. Entre duas pessoas, uma cortina esconde as cartas.
setup-all_phones = Todos com celular
setup-phone = Pessoa com celular
setup-phone_about = As cartas ficam no celular, e a mesa aqui. É só escanear um código; não precisa instalar nada.
setup-seat_title = Quem senta aqui?
setup-name = Nome
setup-crest = Brasão
setup-played_by = Quem joga
setup-remove = Tirar o lugar
setup-done = Pronto
# same
setup-usual_name_1 = Ana
# same
setup-usual_name_2 = Beto
# same
setup-usual_name_3 = Carmen
setup-usual_name_4 = Diego
# same
setup-usual_name_5 = Elena
setup-usual_name_6 = Fabiano
# same
setup-usual_name_7 = Gala
# same
setup-usual_name_8 = Hugo

setup-about-loba_de_menos = Livre-se das cartas, sem chegar a 101.
setup-about-loba_de_mas = O que você baixa vale pontos.
setup-about-carioca = Contratos, a partir de duas trincas.
setup-about-loba_centroamericana = Seis contratos, quatro curingas.
setup-about-loba_seis_menes = Seis mènes de brelans e quartes.
setup-about-la_mona = Pescaria do Equador. O 2♣ pega 15.
setup-about-escoba = Some quinze com a mesa.
setup-about-scopa = Pescaria italiana: iguais e somas.
setup-about-cassino = Pegue, forme e aumente.

bot-naive-name = Simples
bot-naive-about = Baixa o que pode e descarta o que custa mais.
bot-random-name = Ao acaso
bot-random-about = Joga qualquer coisa permitida. Bom para a primeira rodada.

# O jogo em poucas frases, contado pelas suas partes.
summary-rummy = { $hand } cartas para cada um. Compre uma, baixe o que puder, descarte uma.
summary-pile_none = Do lixo não se pega nada.
summary-pile_whole = Ou se pega o lixo inteiro, ou não se pega.
summary-pile_whole_to_play = Quem pega o lixo tem que baixar na hora uma das cartas dele.
summary-pile_top_to_play = A carta do lixo só pode ser pega para usar na hora.
summary-size_from = { $count } ou mais
summary-size = exatamente { $count }
summary-set-any = { CAPITAL($meld) }: { $size } do mesmo valor.
summary-set-all_different = { CAPITAL($meld) }: { $size } do mesmo valor, sem repetir naipe.
summary-set-three = { CAPITAL($meld) }: { $size } do mesmo valor, em três naipes.
summary-run-same = { CAPITAL($meld) }: { $size } seguidas, do mesmo naipe.
summary-run-colour = { CAPITAL($meld) }: { $size } seguidas, todas vermelhas ou todas pretas.
summary-run-any = { CAPITAL($meld) }: { $size } seguidas, de qualquer naipe.
summary-wilds_jokers = O curinga vale por qualquer carta.
summary-wilds_twos = O dois vale por qualquer carta.
summary-wilds_both = O curinga e o dois valem por qualquer carta.
summary-wilds_never = Nunca em { $meld }.
summary-wilds_most =
    { $count ->
        [0] Nenhum no mesmo jogo.
        [one] Nunca dois no mesmo jogo.
       *[other] Nunca mais de { $count } no mesmo jogo.
    }
summary-wilds_at_first =
    { $count ->
        [0] Nenhum ao baixar o jogo.
        [one] No máximo um ao baixar o jogo.
       *[other] No máximo { $count } ao baixar o jogo.
    }
summary-contract =
    { $count ->
        [one] { $count } contrato: baixe primeiro exatamente o que ele pede.
       *[other] { $count } contratos, um por rodada: baixe primeiro exatamente o que ele pede.
    }
# any_number
summary-contract-loba_seis_menes = { $count } mènes, cada uma com seu contrato: baixe primeiro exatamente o que ele pede.
summary-melds_count = O que você baixa soma, o que fica na mão desconta.
summary-hand_counts = O que fica na sua mão conta contra você.
summary-winner_collects = Quem bate ganha os pontos do que os outros ainda têm.
summary-fishing = { $hand } cartas para cada um e { $table } na mesa. Pegue as que somarem o valor da sua.
summary-fishing_together = { $hand } cartas para cada um e { $table } na mesa. Pegue as que somarem { $value } com a sua.
summary-builds = Ou forme uma pilha: junte a sua carta com outras, numa soma para pegar depois.
summary-inert = { $cards } pega { $count }, e nada a pega.
summary-inert-la_mona = A Mona, o { $cards }, pega { $count }. Ninguém pega a Mona: não deixe que ela se afogue na mesa.

summary-meld-pierna = { CAPITAL(-trinca) }
summary-meld-escalera = { CAPITAL(-sequencia) }
summary-meld-trio = { CAPITAL(-trinca) }
# same
summary-meld-brelan = Brelan
# same
summary-meld-quarte = Quarte
summary-meld-set = Grupo
summary-meld-run = Sequência
summary-joker_as =
    { $meld },
    curinga no lugar do { $rank }
summary-wild_as =
    { $meld },
    { $card } no lugar do { $rank }
summary-takes =
    { CAPITAL($card) } pega
    { $sum }
summary-together =
    { $sum }
    = { $value }
summary-single_first =
    { $card } pega { $card },
    não { $sum }
summary-build =
    Forme
    { $sum }

pause-title = Pausa
pause-go_on = Continuar
pause-rules = Regras
pause-settings = Ajustes
pause-leave = Salvar e ir ao menu
pause-leave_unsaved = Ir ao menu
pause-quit = Sair
pause-lose-question = Sair desta mesa?
pause-lose-detail = Ela foi montada à mão e não fica salva.
pause-lose-yes = Sair
pause-lose-no = Ficar
