# Uma partida vista de novo.

# same
replay-step = { $step } / { $steps }
replay-eyes = Ver do lugar seguinte, ou com as mãos abertas
replay-all_hands = Todas
replay-branch = Jogar a partir daqui
replay-branch_over = Aqui a partida já acabou: volte um pouco para jogar
replay-branch_title = Jogar a partir daqui
replay-branch_about = Todas as cartas ficam onde estão, também as escondidas. Vira uma partida à parte, e não entra nas estatísticas. Quem senta onde?
replay-branch_play = Sentar
replay-branch_back = Continuar vendo
replay-previous_hand = Para a rodada anterior
replay-next_hand = Para a rodada seguinte
replay-leave = Sair da partida

replay_bar-to_start = Ao começo
replay_bar-back = Um passo para trás
replay_bar-play = Reproduzir
replay_bar-pause = Pausa
replay_bar-forward = Um passo para a frente
replay_bar-to_end = Ao fim
# same
replay_bar-speed = x{ $speed }

notice-understood = Certo
