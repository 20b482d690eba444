# Le nom de cette langue et sa façon d'énumérer.

language-name = Français

# { $before } est un mot, ou une liste commencée : « a », « a, b ».
list-next = { $before }, { $item }
list-last = { $before } et { $item }

# Un nombre seul.
number-whole = { $number }
