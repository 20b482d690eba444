# Como a língua se chama e como junta palavras.

language-name = Português (Brasil)
language-falls_back_to = es

list-next = { $before }, { $item }
list-last = { $before } e { $item }
# same
number-whole = { $number }
