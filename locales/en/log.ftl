# What happens at the table, told line by line; the names of cards and melds.
# { $player } is a name, or the names of partners. { $card } is one card, { $cards } one or more.
# A text whose key ends with the name of a game is said in that game instead.

# Cards. $rank is A, 2 to 10, J, Q or K; $suit is c, d, h or s.
card-name = { $rank }{ $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
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
        [one] a long run of any suits
       *[other] { $count } long runs of any suits
    }
meld-escala_color =
    { $count ->
        [one] a long run of one colour
       *[other] { $count } long runs of one colour
    }
meld-escala_real =
    { $count ->
        [one] a royal run
       *[other] { $count } royal runs
    }
meld-other =
    { $count ->
        [one] a meld ({ $name })
       *[other] { $count } melds ({ $name })
    }

# The deal.
log-cut = { $player } cuts { $cards }.
log-hand_began = { CAPITAL(-hand) } { $number }. { $player } deals.
log-dealt = { $player } gets { $cards }.
log-dealt-hidden =
    { $count ->
        [one] { $player } gets one card.
       *[other] { $player } gets { $count } cards.
    }
log-stock =
    { $count ->
        [0] No card is left in the stock.
        [one] One card is left in the stock.
       *[other] { $count } cards are left in the stock.
    }
log-reburied = { $cards } comes up and is buried in the stock again.
log-upcard = { $cards } is turned up.
log-laid_out = On the table lie { $cards }.
log-laid_out-nothing = The table is empty.

# A turn of a rummy.
log-turn = { $player } to play.
log-dry = There is nothing more to draw from the stock.
log-drew = { $player } draws { $cards } from the stock.
log-drew-hidden = { $player } draws from the stock.
log-took = { $player } takes { $cards } from the { -pile }.
log-took-loba_de_mas = { $player } takes the pozo: { $cards }.
log-took-many =
    { $count ->
        [one] { $player } takes the whole { -pile }, one card: { $cards }.
       *[other] { $player } takes the whole { -pile }, { $count } cards: { $cards }.
    }
log-recycled = The discards are shuffled and become the new stock.
log-recycled-turned = The discards are turned over and become the new stock.
log-melded = { $player } lays { $meld }: { $cards }.
log-opened = { $player } has laid the contract.
log-added = { $player } adds { $card }: { $cards }.
log-reclaimed = { $player } gives { $card } for a wild card: { $cards }.
log-discarded = { $player } discards { $cards }.

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
log-swept = { $player } has cleared the table: wincho!
log-built = { $player } builds { $value }: { $cards }.
log-built-raised = { $player } raises a build to { $value } with { $cards }.
log-built-multiple = { $player } makes a fila of { $value } with { $cards }.
log-leftovers = What is left goes to { $player }: { $cards }.

# The end of a hand.
log-hand_over-out = { $player } goes out.
log-hand_over-in_one = { $player } goes out in a single turn!
log-hand_over-blocked = Nobody can go on: the { -hand } is blocked.
log-hand_over-stock = The stock is used up, and the { -hand } is over.
log-hand_over-played = All cards are played.
log-shown = { $player } still holds { $cards }.
log-scored = The score: { $scores }.
log-score = { $player } { $score }
log-must_decide = { $player } may take a reenganche.
log-declined = { $player } takes no reenganche.
log-rebought =
    { $score ->
        [one] { $player } is back in with one point.
       *[other] { $player } is back in with { $score } points.
    }
log-rebought-paid =
    { $score ->
        [one] { $player } pays { $cost } and is back in with one point.
       *[other] { $player } pays { $cost } and is back in with { $score } points.
    }
log-eliminated = { $player } is out of the match.
log-to_deal = { $player } deals next.
log-match_over = The match is over.
