/** Where the skip link leads: the `<main>` of every page. */
export const mainId = 'main-content';
