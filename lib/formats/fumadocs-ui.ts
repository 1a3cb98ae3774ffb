/** Describes what Fumadocs' sidebar looks for in a page. Written for fumadocs-ui 16.15.13. */

/** It finds the list that it scrolls to the current page by these ids: below 768 px its drawer (ours reaches further), else its sidebar. */
export const sidebarIds = { drawer: 'nd-sidebar-mobile', full: 'nd-sidebar' } as const;
