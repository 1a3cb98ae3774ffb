import { z } from 'zod';
import { parse } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import { navbarItemTypes } from './navbar';
import { getSidebarRow } from './sidebars';
import { type SiteConfig, siteConfigSchema } from './site-config';

const file = 'lib/config/site.ts';

const itemsWithType = z.looseObject({
  navbar: z.looseObject({ items: z.array(z.looseObject({ type: z.string() })) }),
});

/**
 * Parses the site's configuration and checks what a schema alone cannot: that item types and sidebars exist.
 * @throws SiteError naming the item and what would have been right
 */
export function parseSiteConfig(config: unknown): SiteConfig {
  assertKnownItemTypes(config);
  const site = parse(siteConfigSchema, config, file, 'lib/config/site-config.ts describes each field.');
  site.navbar.items.forEach((item, index) => {
    if (item.type === 'docSidebar') getSidebarRow(item.sidebarId, `${file}: navbar.items.${index}`);
  });
  return site;
}

function assertKnownItemTypes(config: unknown): void {
  const result = itemsWithType.safeParse(config);
  if (!result.success) return; // The full schema says what is wrong.
  result.data.navbar.items.forEach(({ type }, index) => {
    if (navbarItemTypes.includes(type)) return;
    throw new SiteError(
      `${file}: navbar.items.${index} has the unknown type "${type}".`,
      `Did you mean "${findNearest(type, navbarItemTypes, 1)[0]}"? The types are: ${toList(navbarItemTypes)}.`,
    );
  });
}
