/** The button in the navbar asks with this event, and the menu that the page's layout provides opens. */
export const mobileMenuEvent = 'mobile-menu:open';
