# Os ajustes.

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
settings-block_ease = Acessibilidade
settings-block_controls = Controles
settings-block_language = Idioma
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
settings-pack = Baralho
settings-pack_about = O espanhol é para jogos sem dez
settings-pack_game = O de cada jogo
settings-pack_french = Francês
settings-pack_spanish = Espanhol
settings-french_courts = Letras francesas nas figuras
settings-french_courts_about = V, D e R quando se joga em francês
settings-remarks = Comentários
settings-remarks_about = Os da casa dizem algo de vez em quando

settings-fullscreen = Tela cheia
settings-fullscreen_about = A mesa ocupa a tela toda
settings-safe_area = Borda da tela
settings-safe_area_about = Para televisões que cortam a borda
settings-safe_area_none = Nenhuma
settings-safe_area_some = Um pouco
settings-safe_area_more = Mais

settings-volume_master = Tudo
settings-volume_master_about = O volume do jogo inteiro
settings-volume_cards = Cartas
settings-volume_cards_about = Compradas, dadas, baixadas
settings-volume_table = Mesa
settings-volume_table_about = A sua vez, jogos, pontos, moedas
settings-volume_night = Noite
settings-volume_night_about = Grilos, água, alguma coruja
settings-volume_music = Música
settings-volume_music_about = Baixinha, ao fundo

settings-two_colours = Quatro cores para os naipes
settings-two_colours_about = Ouros em azul, paus em verde
settings-large_corners = Cantos grandes nas cartas
settings-large_corners_about = Valor e naipe uma vez e meia maiores
settings-text_scale = Tamanho do texto e das cartas
settings-text_scale_about = Menus, nomes e avisos
settings-text_scale_normal = Normal
settings-text_scale_large = Grande
settings-text_scale_largest = Maior
settings-motion = Movimento
settings-motion_about = Como as cartas se movem
settings-motion_full = Completo
settings-motion_brief = Breve
settings-motion_none = Nenhum
settings-high_contrast = Mesa de alto contraste
settings-high_contrast_about = Feltro liso, contornos fortes
settings-say_legal = Descrever as jogadas permitidas
settings-say_legal_about = “5-6-7-8 de copas: pode”
settings-voice = Ler a tela em voz alta
settings-voice_about = A voz do sistema; com leitor de tela, só o que acontece
settings-few_words = Falar com poucas palavras
settings-few_words_about = Leitor de tela e voz: sem o que já se sabe
settings-more_time = Mais tempo para ler
settings-more_time_about = Os bots e os avisos esperam o dobro

settings-hold_is_toggle = Apertar em vez de segurar
settings-hold_is_toggle_about = Um toque começa, outro termina
settings-keys = Teclas e botões
settings-keys_about = Escolha os seus para tudo
settings-keys_open = Escolher

settings-language_system = Igual ao do sistema

settings-preview = Como fica agora
settings-most_used = As mais usadas
settings-preview_ring = Você está aqui
settings-preview_refusal = *Não pode:* esta trinca já tem os seus três naipes; copas não entra.
settings-preview_legal = *Pode:* 5-6-7-8 de copas.
settings-preview_spades = ♠ espadas
settings-preview_clubs = ♣ paus

settings-notice-bad_value = “{ $name }” nos seus ajustes tem um valor desconhecido; vale o de costume.
settings-notice-unknown = O Loba não conhece “{ $name }”, nos seus ajustes; fica como está.
settings-notice-not_kept = Os seus ajustes não puderam ser salvos ({ $detail }). Valem até você sair, e o Loba vai tentar de novo.
