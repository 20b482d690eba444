# Quando algo dá errado.

crash-title = Algo deu errado, e Loba precisa fechar
crash-match_kept = A sua partida está salva: da próxima vez, continue pelo menu.
crash-match_not_kept = Desta vez a partida não pôde ser salva. Sentimos muito.
crash-match_never_kept = Esta mesa foi montada à mão, e mesas assim não ficam guardadas.
crash-report =
    O que aconteceu foi escrito neste arquivo, sem nomes nem cartas. Se você nos mandar, podemos consertar:
    { $file }
crash-no_report = Não foi possível escrever um relatório; o que aconteceu aparece no terminal.
crash-again = Se acontecer de novo, abra Loba com “loba --safe”: começa sem som, sem os seus ajustes e sem os arquivos que você acrescentou.
crash-close = Fechar
crash-report_head = Loba escreveu isto quando teve que fechar. Aqui não há nomes, cartas nem pastas suas.
