### How this language calls itself, and how it joins words. Seen everywhere.

language-name = English

# { $before } is one word, or a list begun: "a", "a, b".
list-next = { $before }, { $item }
list-last = { $before } and { $item }

# A number by itself.
# same
number-whole = { $number }
