### Seen in the terminal, by translators: `loba locales`; “texts” in the window, when somebody adds
### texts. { $place } is a file and a line, { $key } the key of a text.

command-locales = the languages the game speaks, and any you have added
command-locales-check = look for everything that is wrong with the texts, and see how much is translated
command-locales-check-lang = only this language
command-locales-check-json = as JSON
command-locales-check-gaps = every text that is still to be written, too
command-locales-new = begin a language: files with every text it needs, what players see first at the top
command-locales-new-language = its name, such as pt or es_UY
command-locales-new-for_players = leave out what only people who write files or use the command line see
command-locales-new-from = the language shown beside each text, and used for what is not written yet
command-locales-fit = paint every page in a language, and see which texts are cut or covered
command-locales-fit-language = the language to try

locales-new_name = “{ $name }” is not the name of a language: write it like pt or es_UY.
# It stands at the top of every file of a new language. { $forms } are words of Fluent: one, other.
locales-new_heading =
    { $name }. Remove the # before a key, and write its text after the = sign.
    What you leave out is said in another language. In braces with a hyphen, { "{ -pile }" },
    are words of the language beside: write them out, or make your own, -pile = …
    Plural forms, and the numbers each is for: { $forms }
# At the top of a text in a new language, where one of these signs is first met in the words beside it.
locales-new_says-capital = CAPITAL(…) begins what is in it with a capital letter: write the words as the sentence needs them.
locales-new_says-game = GAME() is the game that is spoken of: the line with its name is said in that game, the one with the star in all others.
locales-new_says-gender = “.gender ->” chooses by whether a word is feminine or masculine, because countries have different words for the thing. You need only one.
locales-new_says-sound = SOUND(…) is vowel or consonant, depending on the sound a name begins with.
locales-new_says-initial = INITIAL(…) is the first letter of a word, as it sounds.
locales-new_says-courts = COURTS() is english while the cards bear A J Q K, and own while they bear letters of this language.
locales-new_says-figure = FIGURE($rank) is the name of a rank in English, ace, deuce, trey, four to ten, jack, knight or king.
locales-new_says-number = NUMBER(…) writes a number as the language does; what is in its brackets stays as it is.
locales-new_kept = { $file } already exists, and stays as it is.
locales-new_file = { $file }: { $count ->
    [one] one text
   *[other] { $count } texts
}
locales-new_done = { $count ->
    [0] There is nothing to write.
    [one] There is one text to write.
   *[other] There are { $count } texts to write.
} “loba locales check --lang { $language }” says how { $name } is doing.

locales-none = There are no texts in “{ $name }”. There are some in { $known }.
locales-share =
    { $name } ({ $language }): { $own ->
        [one] one text
       *[other] { $own } texts
    } of its own, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } translated, { $missing } missing, { $faults ->
        [0] no faults
        [one] one fault
       *[other] { $faults } faults
    }.

locales-gaps = { $count ->
    [one] One text is still to be written
   *[other] { $count } texts are still to be written
}: “loba locales check --gaps” lists { $count ->
    [one] it
   *[other] them
}.

locales-for_players =
    { $count ->
        [0] Everything players see is translated.
        [one] One text that players see is still to be written.
       *[other] { $count } texts that players see are still to be written.
    }

locales-fit = { $count ->
    [0] Every text has room in the smallest window, with the largest letters too.
    [one] One text has no room.
   *[other] { $count } texts have no room.
}

locale_fault-none = The texts are sound.
locale_fault-unreadable = { $place }: this file cannot be read ({ $detail }).
locale_fault-not_utf8 = { $place }: this is not UTF-8 text. Save the file as UTF-8.
locale_fault-too_deep = { $place }: too many braces are nested here; { $most } at most.
locale_fault-heavy = { $place }: this file is too large; { $most } KiB at most.
locale_fault-crowded = { $place }: with this file the language has more than { $most } texts or more than { $detail } KiB. It is left out, and so are those after it.
locale_fault-slow = { $place }: this takes too long to read. Split it into several files, and see whether something in it is wrong.
locale_fault-more = { $place }: there are more faults in this file.
locale_fault-long = { $place }: “{ $key }” is too long; { $most } letters at most.
locale_fault-letter = { $place }: “{ $key }” has { $detail } in it, which cannot be shown. Take it out.
locale_fault-digits = { $place }: “{ $key }” has a number with more than { $most } digits: { $detail }
locale_fault-option = { $place }: “{ $key }” cannot have { $detail }. NUMBER takes style ("decimal" or "percent"), useGrouping, and options such as maximumFractionDigits with a whole number from 0 to { $most }; DATETIME takes dateStyle and timeStyle ("full", "long", "medium" or "short").
locale_fault-long_name = { $place }: the name of a language may have { $most } letters at most.
locale_fault-spoken = { $place }: “{ $key }” gets too long with all the texts it refers to; { $most } letters at most.
locale_fault-misnamed = { $place }: name the folder or file of a language like “es” or “es_EC”.
locale_fault-misplaced = { $place }: put “{ $key }” into { $detail }, which is read at every start.
locale_fault-junk = { $place }: this is not “key = text”: “{ $detail }”
locale_fault-sign = { $place }: “{ $detail }” is missing here.
locale_fault-no_default = { $place }: mark one of these choices with an asterisk, the one for all other cases.
locale_fault-twice = { $place }: “{ $key }” already exists, in { $detail }.
locale_fault-missing = { $place }: “{ $key }” has no text in { $language }. In English it is “{ $detail }”
locale_fault-wanted = { $place }: this game has no words for “{ $key }” yet.
locale_fault-facts_lacking = { $place }: “{ $key }” leaves out { $detail }, which the other languages use.
locale_fault-facts_unknown = { $place }: “{ $key }” asks for { $detail }, which the game does not give.
locale_fault-unknown = { $place }: “{ $key }” refers to { $detail }, which does not exist.
locale_fault-circular = { $place }: “{ $key }” refers back to itself.
locale_fault-plural = { $place }: “{ $key }” lacks the plural form { $detail }.
locale_fault-uncounted = { $place }: “{ $key }” says the same for every number of { $detail }. Write the forms, or “# any_number” above it if it is right for all.
locale_fault-hidden_number = { $place }: “{ $key }” does not show the number in [{ $detail }], which is for more than one number here. Write the number by its fact, as in { "{ $count }" }; or write “# any_number” above it, if it is right for every number it is given.
locale_fault-elision = { $place }: in “{ $key }” a word changes by what follows it: { $detail }. Write both words as one term, or ask for the sound, as in { "{ SOUND($player) -> [vowel] d’{ $player } *[consonant] de { $player } }" }; or write “# any_beginning” above it, if it is right whatever is filled in.
locale_fault-brackets = { $place }: “{ $key }” has { $detail }; brackets hold cards, such as [9c 10h X].
locale_fault-no_room = { $place }: “{ $key }” has no room in its place: “{ $detail }”
locale_fault-letters = { $place }: “{ $key }” has letters that are in none of the game’s fonts: { $detail }
locale_fault-untranslated = { $place }: “{ $key }” is still in English: “{ $detail }” If it is to stay so, write “# same” above it.
locale_fault-unused = { $place }: nothing asks for “{ $key }”. Is its name misspelt?

# Texts of one's own. { $faults } are sentences from above, one on each line.
texts-faulty =
    Some of your own texts cannot be read, so you see others in their place.
    { $faults }
texts-more_faults = And { $count } more: “loba locales check” lists them.
texts-not_added =
    This language cannot be added as it is.
    { $faults }
texts-no_language = Name “{ $file }” after its language, such as pt.ftl or es_EC.ftl, and say in it what the language calls itself: language-name = …
texts-not_kept = { $file } cannot be written ({ $detail }).
texts-add-question = Shall Loba speak { $language } from now on?
texts-add-detail =
    { $count ->
        [one] The file has one text
       *[other] The file has { $count } texts
    }; what it lacks is shown in a language you already have. You can change it in the settings, too.
texts-add-yes = Yes, please
texts-add-no = No, leave it
texts-replace-question = You already have texts of your own in { $language }. Put these in their place?
texts-replace-detail =
    { $count ->
        [one] The file has one text.
       *[other] The file has { $count } texts.
    }
texts-replace-yes = Yes, replace them
texts-replace-no = No, leave them
