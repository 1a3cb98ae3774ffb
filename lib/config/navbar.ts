import { z } from 'zod';
import { localizedTextSchema } from '../i18n/localized-text';

const position = z.enum(['left', 'right']).default('left').describe('Side of the navbar; left by default.');
/** As in Fumadocs' links. */
const on = z
  .enum(['all', 'menu'])
  .default('all')
  .describe('Where it is shown: everywhere, or in the main menu of narrow screens only.');
const label = localizedTextSchema.describe('Label of the item, in every language.');

const target = {
  to: z.string().startsWith('/').optional().describe('A page of this site, as its English path.'),
  href: z.url().optional().describe('A page of another site; opens in a new tab.'),
};

const hasOneTarget = (item: { to?: string | undefined; href?: string | undefined }) =>
  Boolean(item.to) !== Boolean(item.href);
const oneTarget = { message: 'needs exactly one of `to` (a page of this site) and `href` (a page elsewhere)' };

const docSidebarItemSchema = z.strictObject({
  type: z.literal('docSidebar'),
  sidebarId: z.string().describe('The sidebar whose entry page the item opens; active on all of its pages.'),
  label,
  position,
  on,
});

const linkItemSchema = z
  .strictObject({ type: z.literal('link'), label, position, on, ...target })
  .refine(hasOneTarget, oneTarget);

const dropdownItemSchema = z.strictObject({
  type: z.literal('dropdown'),
  label,
  position,
  items: z
    .array(z.strictObject({ label, ...target }).refine(hasOneTarget, oneTarget))
    .min(1, 'a dropdown needs at least one item')
    .describe('The links that the dropdown opens.'),
});

const localeDropdownItemSchema = z.strictObject({ type: z.literal('localeDropdown'), position });
/** The search stands nearest to the middle of the navbar, wherever it is in the list: narrow screens show it without the others. */
const searchItemSchema = z.strictObject({ type: z.literal('search'), position });

/** One entry of the navbar, told apart by `type`. */
export const navbarItemSchema = z.discriminatedUnion('type', [
  docSidebarItemSchema,
  linkItemSchema,
  dropdownItemSchema,
  localeDropdownItemSchema,
  searchItemSchema,
]);

export type NavbarItem = z.output<typeof navbarItemSchema>;
export type NavbarItemType = NavbarItem['type'];
export type NavbarItemOf<Type extends NavbarItemType> = Extract<NavbarItem, { type: Type }>;

/** The existing item types, for error messages. */
export const navbarItemTypes: readonly string[] = navbarItemSchema.options.map((option) => option.shape.type.value);
