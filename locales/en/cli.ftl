# What the command line says about itself.

cli-about = Five rummies of the Loba family, and La Mona.
cli-unknown_language = I don’t speak “{ $name }” yet. I do speak { $known }.
cli-interrupted = See you soon!
