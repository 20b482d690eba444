### Seen under Learn: the list of lessons, the paper beside the table, and the end of a lesson;
### “fault” in the list, about a lesson file of the player's own. Each game has its lesson in a file
### of its own, lesson_<game>.ftl.

# The list
learn-title = Learn
learn-line = A guided hand of each game: the table waits, explains, and lets you play.
learn-minutes =
    { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
learn-not_begun = New to you · { $time }
learn-step = At step { $step } of { $count } · { $time } in all
learn-done = Learnt · { $time }
learn-own = { $game } · { $name }
learn-begin = Guided hand
learn-go_on = Continue
learn-again = Again
learn-rules = Rules
learn-no_lesson = There is no guided hand of this game yet.
learn-rules_only = Rules only
learn-fault = { $file }, line { $line }, column { $column }: { $fault }
# same in other languages: a place
learn-fault_of_file = { $file }: { $fault }

# The paper
lesson-step = Step { $step } of { $count }
lesson-go_on = Continue
lesson-back = Back
lesson-show = Show me
lesson-watch = Watch what { $player } does.
lesson-so_it_goes = That is what comes next.
lesson-answer-read_first = Read first, then press “Continue”.
lesson-answer-else = You could do that, too. But let us try something else first; your cards are as they were.
lesson-answer-refused = Not that way, for the reason given. Try once more.

# The end
lesson-done-title = Well played!
lesson-done-about = { $game }: now you know how to play.
lesson-done-play = Play a match
lesson-done-next = Next lesson
lesson-done-rules = Rules
lesson-done-leave = Back to the list

# What may be wrong with the file of a lesson
fault-lesson-language = “{ $given }” is not a language: write it like en, es or pt_BR.
fault-lesson-do_or_try = A step has either “do” or “try”, not both.
fault-lesson-light = “{ $given }” cannot be lit. Known here: { $allowed }.
fault-lesson-not_learners_turn = When this step begins, it is not the learner’s turn. What the others do goes under “then”.
fault-lesson-hand_over = The hand is over: there is nothing left to do in this step.
fault-lesson-refused = “{ $given }” is not allowed here ({ $detail }).
fault-lesson-none_allowed = Nothing that “{ $given }” means is allowed here.
fault-lesson-allowed = “{ $given }” is allowed here; what the learner tries has to be refused.
fault-lesson-act = “{ $given }” is neither an action nor a card at this table.
fault-lesson-not_their_turn = “{ $given }”: it is not their turn.
