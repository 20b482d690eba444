# As palavras de que outras frases são feitas, onde mudam de um jogo a outro. GAME() é o jogo de que
# se fala, pela id.

# Cartas seguidas.
-sequencia = { GAME() ->
        [loba_seis_menes] quarte
       *[other] sequência
    }

# Cartas do mesmo valor.
-trinca = { GAME() ->
        [loba_seis_menes] brelan
       *[other] trinca
    }
-uma_trinca = { GAME() ->
        [loba_seis_menes] um { -trinca }
       *[other] uma { -trinca }
    }
-duas_trincas = { GAME() ->
        [loba_seis_menes] dois { -trinca }s
       *[other] duas { -trinca }s
    }

# O que se joga com uma distribuição.
-rodada = { GAME() ->
        [loba_seis_menes] mène
       *[other] rodada
    }

# A mesa que fica vazia.
-wincho = { GAME() ->
        [la_mona] wincho
        [escoba] escopa
        [scopa] scopa
       *[other] varrida
    }
-winchos = { GAME() ->
        [la_mona] winchos
        [escoba] escopas
        [scopa] scopas
       *[other] varridas
    }
