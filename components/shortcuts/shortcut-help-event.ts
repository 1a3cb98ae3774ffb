/** What asks for the help on shortcuts says so with this event, and the help in the navbar opens. */
export const shortcutHelpEvent = 'shortcut-help:open';
