# Cómo se llama este idioma y cómo junta palabras.

language-name = Español

# { $before } es una palabra o una lista empezada: "a", "a, b".
list-next = { $before }, { $item }
# "Ana y Eva", pero "Ana e Inés".
list-last =
    { INITIAL($item) ->
        [i] { $before } e { $item }
       *[other] { $before } y { $item }
    }

# Un número solo.
number-whole = { $number }
