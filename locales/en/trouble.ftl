### Seen in a window of its own when Loba has to close, and in the report that is written then.

crash-title = Something went wrong, and Loba has to close
crash-match_kept = Your match is kept: next time, continue it from the menu.
crash-match_not_kept = This time the match could not be kept. We are very sorry.
crash-match_never_kept = This table was set up by hand, and such tables are not kept.
crash-report =
    What happened has been written to this file, without names or cards. If you send it to us, we can fix it:
    { $file }
crash-no_report = No report could be written; what happened is shown on the terminal.
crash-again = If it happens again, open Loba with “loba --safe”: it starts without sound, without your settings and without files you have added.
crash-close = Close
crash-report_head = Loba wrote this when it had to close. It holds no names, no cards and no folders of yours.

command-safe = start in a window, without sound, with the settings of a new copy and nothing you have added
