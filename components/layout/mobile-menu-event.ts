/** Dispatched by the button in the navbar to open the menu that the page's layout provides. */
export const mobileMenuEvent = 'mobile-menu:open';
