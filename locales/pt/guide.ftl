# O guia para jogadores: uma página que abre no navegador. O que está entre “ ” está escrito num botão.
# O que está entre *asteriscos* sai em negrito.

learn-guide = Guia
guide-making = Escrevendo o guia…
guide-opened = O guia abre no navegador. Se não abrir, abra nele este arquivo: { $file }

guide-title = Loba em casa
guide-about = Como jogar juntos numa tela só ou com celulares, e as regras de todos os jogos.

# Em família
guide-family = Jogar em família
guide-family-about = Basta uma tela. Cada um joga na sua vez diante dela, e uma cortina esconde dos outros a mão de cada um.
guide-family-choose = Na primeira página, aperte “{ menu-new_table }” e escolha um jogo.
guide-family-seats = Aperte “{ setup-add_seat }” para cada pessoa, e depois clique no lugar, para dar a ele um nome e um brasão. Nos outros lugares jogam bots, tão bem ou tão mal quanto você quiser.
guide-family-deal = Aperte “{ setup-deal }”.
guide-family-curtain = No fim da sua vez, a cortina fecha. Quando os outros não estiverem olhando, quem joga em seguida aperta o botão com o seu nome.
guide-family-beginners = *Alguém não conhece o jogo.* Em “{ menu-learn }” há uma partida guiada de cada jogo, de poucos minutos. Durante a partida, “{ table-key-hint }” sugere uma jogada.
guide-family-own = *Cada um tem o seu jeito.* O Loba se lembra do brasão de cada pessoa, da ordem da mão e das teclas. Clique num lugar e depois em “{ people-known }” para encontrá-la de novo.
guide-family-pads = *Vocês jogam com controles.* Na cortina, o Loba pergunta de quem é o controle. A partir daí, ele só abre a cortina para essa pessoa.
guide-family-stop = *O jantar está na mesa.* Saia quando quiser: cada jogada fica salva. “{ menu-resume }” leva de volta à mesa.

# Com celulares
guide-phones = Jogar com celulares
guide-phones-about = Cada um tem as cartas no celular, e a mesa fica na tela grande. Não se instala nada, e não é preciso ter internet.
guide-phones-seat = Aperte “{ menu-new_table }” e depois “{ setup-all_phones }”. Se só alguns têm celular, clique nos lugares deles, escolha “{ setup-phone }” e aperte “{ setup-deal }”.
guide-phones-scan = A tela mostra um código. Escaneie com a câmera do celular, ou abra o endereço no celular e digite o número.
guide-phones-sit = Escolha o seu lugar no celular. Quando todos estiverem lá, as cartas são dadas.
guide-phones-network = *O celular não encontra a mesa.* O celular e o computador precisam estar na mesma rede Wi-Fi. Redes para visitantes costumam separar os aparelhos: use a principal. Se o firewall do computador perguntar, permita o Loba.
guide-phones-lost = *Um celular sumiu.* Quando voltar, ele encontra o lugar sozinho. Se não voltar, em “{ pause-title }” e “{ phones-title }” alguém na tela, um bot ou outro celular pode continuar.
guide-phones-later = *Vocês querem celulares no meio da partida.* A mesma página passa um lugar da tela para um celular.
guide-phones-trust = *Quem pode ver as cartas?* { phones-who_listens }

# Regras da casa
guide-house = Jogar com as regras da casa
guide-house-about = Cada família joga um pouco do seu jeito. As regras são escolhidas antes de dar as cartas.
guide-house-choose = Aperte “{ menu-new_table }”, escolha um jogo e desça até “{ setup-rules }”.
guide-house-switch = Ligue ou desligue as regras uma a uma. Alguns jogos também têm conjuntos prontos; “{ setup-usual }” volta ao começo.
guide-house-deal = Aperte “{ setup-deal }”. Da próxima vez, “{ setup-as_last_time }” traz de volta o jogo, os jogadores e as regras.
guide-house-in_force = *Que regras valem nesta mesa?* “{ pause-title }” e “{ pause-rules }” mostram as regras como vocês jogam. A última página diz o que foi mudado.
guide-house-missing = *Sua regra não está lá.* Toque em “{ workshop-make }”: ali dá para mudar tudo, e você vê como ficam as regras. O jogo passa a ser seu, para jogar e compartilhar. Para quem gosta de escrever, é um arquivo de texto: docs/variants.md, em inglês, que vem com o código do Loba, explica.

# Quando algo dá errado
guide-trouble = Quando algo dá errado
guide-trouble-about = Quase tudo tem conserto.
guide-trouble-undo = *Joguei a carta errada.* Aperte “{ table-key-undo }” enquanto for a sua vez. Só não volta o que mostrou a alguém uma carta escondida, como comprar do monte.
guide-trouble-refused = *O Loba não aceita a minha jogada.* O motivo aparece onde você tentou. F1 abre as regras na página que explica.
guide-trouble-letters = *As letras são pequenas demais, ou a borda da imagem fica cortada.* Em “{ menu-settings }”, “{ settings-block_ease }” aumenta o texto e as cartas, e “{ settings-block_look }” deixa mais borda.
guide-trouble-unseen = *Enxergo pouco, ou nada.* Em “{ menu-settings }”, “{ settings-block_ease }” reúne o que ajuda, e em “{ settings-block_sound }” dá para ouvir cada som e saber o que quer dizer. Um leitor de tela recebe tudo o que está na tela, e de F7 a F12 se ouve a mesa.
guide-trouble-match = *Não encontro a minha partida.* “{ menu-matches }” mostra todas. Se um arquivo estiver danificado, o Loba oferece continuar do fim de uma vez anterior.
guide-trouble-closes = *O Loba fecha sozinho.* A partida fica guardada. { crash-again }
guide-trouble-moving = *Troquei de computador.* Em “{ menu-settings }”, “{ settings-block_home }”, o botão “{ home-make_do }” põe tudo num arquivo. No outro computador, basta soltar o arquivo sobre a janela do Loba.

guide-rules = As regras dos jogos
guide-rules-about = São as regras de costume. Numa mesa, “{ pause-title }” e “{ pause-rules }” mostram as daquela mesa.
