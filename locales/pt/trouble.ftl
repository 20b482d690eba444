# Quando algo dá errado.

crash-title = Algo deu errado, e o Loba precisa fechar
crash-match_kept = A sua partida está salva: da próxima vez, continue pelo menu.
crash-match_not_kept = Desta vez a partida não pôde ser salva. Sentimos muito.
crash-match_never_kept = Esta mesa foi montada à mão, e mesas assim não ficam guardadas.
crash-report =
    O que aconteceu está neste arquivo, sem nomes nem cartas. Se você o enviar para nós, podemos consertar:
    { $file }
crash-no_report = Não foi possível escrever um relatório; o que aconteceu aparece no terminal.
crash-again = Se acontecer de novo, abra o Loba com “loba --safe”: ele começa sem som, sem os seus ajustes e sem os arquivos que você acrescentou.
crash-close = Fechar
crash-report_head = O Loba escreveu isto quando teve que fechar. Aqui não há nomes, cartas nem pastas suas.
command-safe = abrir numa janela, sem som, com os ajustes de fábrica e sem nada do que você acrescentou
