### Seen at the table: what has happened, line by line, at the edge of the table, in the list “What
### happened” and behind the curtain; also the names of cards and melds, which other texts are made
### of. { $player } is a name, or the names of partners. { $card } is one card, { $cards } one or
### more. A text whose key ends with the name of a game is said in that game instead; one that ends
### with “spanish”, where cards of the Spanish pack are shown.

# Cards. $rank is A, 2 to 10, J, Q or K; $suit is c, d, h or s.
card-name = { $rank }{ $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# A run: “5-6-7 ♥”.
card-run = { $ranks } { $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Cards of the Spanish pack, which has no 10. The lines go by the rank in English: ace, deuce, trey, four to nine,
# jack, knight or king. $suit is d, h, s or c.
card-name-spanish = { FIGURE($rank) ->
        [ace] ace
        [deuce] two
        [trey] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [jack] jack
        [knight] knight
        [king] king
       *[other] { $rank }
    } { $suit ->
        [d] of coins
        [h] of cups
        [s] of swords
       *[c] of batons
    }
card-the = { card-name }
card-the-spanish = the { card-name-spanish }
card-run-spanish = { $ranks } { $suit ->
        [d] of coins
        [h] of cups
        [s] of swords
       *[c] of batons
    }
card-joker = Joker
card-standing_for = { $card }={ $rank }

# Melds, by their names in the files of the games.
meld-pierna =
    { $count ->
        [one] a pierna
       *[other] { $count } piernas
    }
meld-escalera =
    { $count ->
        [one] { -a_run }
       *[other] { $count } { -run }s
    }
meld-trio =
    { $count ->
        [one] a trio
       *[other] { $count } trios
    }
meld-brelan =
    { $count ->
        [one] a brelan
       *[other] { $count } brelans
    }
meld-quarte =
    { $count ->
        [one] a quarte
       *[other] { $count } quartes
    }
meld-escala_sucia =
    { $count ->
        [one] an escala sucia
       *[other] { $count } escalas sucias
    }
meld-escala_color =
    { $count ->
        [one] an escala de color
       *[other] { $count } escalas de color
    }
meld-escala_real =
    { $count ->
        [one] an escala real
       *[other] { $count } escalas reales
    }
meld-set =
    { $count ->
        [one] a set
       *[other] { $count } sets
    }
meld-run =
    { $count ->
        [one] a run
       *[other] { $count } runs
    }
# A meld of a game of the player’s own; { $name } is what its file calls it.
meld-other =
    { $count ->
        [one] a meld ({ $name })
       *[other] { $count } melds ({ $name })
    }

# The deal.
# Everybody draws a card to see who deals first.
log-cut = { $player } cuts { $cards } for the deal.
log-hand_began = { CAPITAL(-hand) } { $number }. { $player } deals.
log-dealt = { $player } is dealt { $cards }.
log-dealt-hidden =
    { $count ->
        [one] { $player } is dealt one card.
       *[other] { $player } is dealt { $count } cards.
    }
log-stock =
    { $count ->
        [0] No card is left in the stock.
        [one] One card is left in the stock.
       *[other] { $count } cards are left in the stock.
    }
# A joker turned up at the start goes back into the stock.
log-reburied = { $cards } is turned up, and buried in the stock.
log-upcard = { $cards } is turned up.
log-laid_out = On the table: { $cards }.
log-laid_out-nothing = The table is empty.

# A turn of a rummy.
log-turn = { $player } to play.
# The player whose turn it is cannot draw.
log-dry = There is nothing left to draw from the stock.
log-drew = { $player } draws { $cards } from the stock.
log-drew-hidden = { $player } draws from the stock.
log-took_top = { $player } takes { $cards } from the { -pile }.
log-took_whole =
    { $count ->
        [one] { $player } takes the { -pile }: { $cards }.
       *[other] { $player } takes the whole { -pile }, { $count } cards: { $cards }.
    }
log-took_whole-short =
    { $count ->
        [one] { $player } takes the { -pile }, one card.
       *[other] { $player } takes the { -pile }, { $count } cards.
    }
log-recycled = The discards are shuffled and become the new stock.
log-recycled-turned = The discards are turned over and become the new stock.
log-melded = { $player } lays down { $meld }: { $cards }.
log-opened = { $player } lays down the { -contract }.
log-added = { $player } adds { $card }: { $cards }.
log-reclaimed = { $player } swaps { $card } for a wild card: { $cards }.
log-discarded = { $player } discards { $cards }.
log-discarded-drew = { $player } draws from the stock and discards { $cards }.
log-discarded-drew-short = { log-discarded }
log-discarded-took = { $player } takes { $taken } from the { -pile } and discards { $cards }.
log-discarded-took-short = { log-discarded }

# A turn of a fishing game.
log-trailed = { $player } trails { $cards }.
log-taken = { $player } takes { $cards } with { $card }.
log-taken-builds =
    { $builds ->
        [one] { $player } takes a build with { $card }.
       *[other] { $player } takes { $builds } builds with { $card }.
    }
log-taken-both =
    { $builds ->
        [one] { $player } takes { $cards } and a build with { $card }.
       *[other] { $player } takes { $cards } and { $builds } builds with { $card }.
    }
log-swept = { $player } clears the table: { -sweep }!
log-built = { $player } builds { $value }: { $cards }.
log-built-raised = { $player } raises a build to { $value } with { $cards }.
log-built-multiple = { $player } makes a fila of { $value } with { $cards }.
log-leftovers = What is left over goes to { $player }: { $cards }.

# The end of a hand.
log-hand_over-out = { $player } goes out.
log-hand_over-in_one = { $player } goes out in a single turn!
log-hand_over-blocked = Nobody can go on: the { -hand } is blocked.
log-hand_over-stock = The stock is used up, and the { -hand } is over.
log-hand_over-played = All the cards have been played.
log-shown = { $player } still holds { $cards }.
log-scored = The score: { $scores }.
log-score = { $player } { $score }
log-must_decide = { $player } may buy back in.
log-declined = { $player } does not buy back in.
log-rebought =
    { $score ->
        [one] { $player } buys back in at one point.
       *[other] { $player } buys back in at { $score } points.
    }
log-rebought-paid =
    { $score ->
        [one] { $player } pays { $cost } and buys back in at one point.
       *[other] { $player } pays { $cost } and buys back in at { $score } points.
    }
log-eliminated = { $player } is knocked out.
log-to_deal = { $player } deals next.
log-match_over = The match is over.
