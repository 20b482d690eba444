"""The base of all scenes: the stack, services, pages, menus, dialogs."""
