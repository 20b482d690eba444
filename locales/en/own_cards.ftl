### Seen in the first menu, as a notice: cards somebody has drawn themselves and that cannot be
### used. { $file } is the file of one, such as large/KH.svg; { $flaws } are sentences from below,
### one on each line. { $most } is a number of kibibytes.

cards-faulty =
    Some of your own cards cannot be used, so you see the usual ones in their place.
    { $flaws }
card_flaw-unknown = { $file }: there is no card of this name. KH.svg is the king of hearts.
card_flaw-heavy = { $file }: the file is too large; { $most } KiB at most.
card_flaw-unreadable = { $file }: this cannot be read as an SVG drawing.
card_flaw-shape = { $file }: a card is five wide and seven high.
card_flaw-slow = { $file }: it takes too long to draw. Use fewer and simpler paths, without very long dashed lines.
card_flaw-untried = { $file }: it could not be tried out this time.
card_flaw-more =
    { $count ->
        [one] And one more: “loba doctor” names it.
       *[other] And { $count } more: “loba doctor” names them.
    }
