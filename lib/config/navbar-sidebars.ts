import { site } from './site';

/** Ids of the sidebars that the navbar leads to. */
export const navbarSidebarIds = site.navbar.items.flatMap((item) =>
  item.type === 'docSidebar' ? [item.sidebarId] : [],
);
