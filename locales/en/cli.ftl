# What the command line says about itself.

cli-about = Five rummies of the Loba family, and La Mona.
cli-unknown_language = I don’t speak “{ $name }” yet. I do speak { $known }.
cli-interrupted = See you soon!

# What the check of the texts finds. { $place } is the file and the line.
locale_fault-none = The texts are sound.
locale_fault-count =
    { $count ->
        [one] One fault in the texts.
       *[other] { $count } faults in the texts.
    }
locale_fault-unreadable = { $place }: this file cannot be read ({ $detail }).
locale_fault-misnamed = { $place }: a language’s folder is named like “es” or “es_EC”.
locale_fault-junk = { $place }: this is not a Fluent message ({ $detail }).
locale_fault-twice = { $place }: “{ $key }” was said already, in { $detail }.
locale_fault-missing = { $place }: “{ $key }” has no text in { $language }.
locale_fault-facts = { $place }: “{ $key }” does not use the same facts as the other languages ({ $detail }).
locale_fault-unknown = { $place }: “{ $key }” refers to { $detail }, which does not exist.
locale_fault-circular = { $place }: “{ $key }” refers to itself.
locale_fault-plural = { $place }: “{ $key }” lacks the plural form { $detail }.
