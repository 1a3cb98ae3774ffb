/** Describes what Fumadocs' sidebar looks for in a page. Written for fumadocs-ui 16.15.13. */

/**
 * Ids by which it finds what to scroll to the current page, by the mode that it knows: below 768 px its drawer (ours reaches further), else
 * its sidebar.
 */
export const sidebarIds = { drawer: 'nd-sidebar-mobile', full: 'nd-sidebar' } as const;
