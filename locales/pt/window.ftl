# Abrir a janela pela linha de comando.

command-variant = começar logo este jogo: o nome dele, como em “loba variants list”, ou um arquivo YAML
command-players = quem joga: Ana é uma pessoa; bot, o bot de sempre; bold ou Beto:bold, outro bot (novice, amateur, regular, veteran, expert; bold, cautious, hasty, hoarder, watchful; tito, elvira, lucho, rosa, galo, chepe, odette, ze; naive, random; ou um seu); Carla:./meu_bot.py, um programa seu; veja docs/bots.md
command-seed = um número ou uma palavra; o mesmo dá as mesmas cartas
command-option = escolher um valor para uma opção do jogo, como jokers=2; pode ser repetido
command-preset = escolher um formato do jogo
command-position = jogar a partir de uma mesa montada num arquivo de posição
command-load = continuar uma partida: um arquivo, ou o nome de uma partida salva
command-open = abrir uma partida ou um arquivo de jogo, como ao soltá-lo na janela; basta dizer o arquivo
command-size = o tamanho da janela, como 1280x800
command-fullscreen = ocupar a tela toda

window-too_small = A janela não pode ser menor que { $size }.
window-two_tables = { $first } e { $second } escolhem cada uma a sua mesa; deixe só uma.
window-no_variant = --players, --seed, --option e --preset precisam de um jogo: acrescente um, como --variant loba_de_menos.
window-settled = { $table } escolhe uma mesa que já tem o seu jogo e as suas cartas; tire { $option }.
# any_number
window-seed = --seed tem que ser um número ou uma palavra de no máximo { $most } letras.
window-nameless = O lugar { $seat } não tem nome. Escreva Ana, ou Beto:expert para um bot.
window-no_screen = Não dá para abrir a janela: nenhuma tela foi encontrada.
window-no_window = Não dá para abrir a janela, embora haja uma tela.
window-no_screen_detail = O sistema diz: { $detail }.
window-no_screen_driver = SDL_VIDEODRIVER está com “{ $driver }”. Sem essa variável, o Loba procura uma tela sozinho.
window-no_screen_help =
    Abra o Loba na área de trabalho; por ssh, conecte-se com “ssh -X”.
    “loba --help” lista o que funciona sem janela.
window-no_libraries = Há uma tela, mas faltam neste sistema as bibliotecas que chegam a ela: { $names }. No Debian e no Ubuntu: apt install { $packages }
