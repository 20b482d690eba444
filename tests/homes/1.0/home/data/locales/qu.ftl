language-name = Runasimi
menu-quit = Lluqsiy
