import { z } from 'zod';
import { localizedTextSchema } from '../i18n/localized-text';
import { navbarItemSchema } from './navbar';

const headingLevel = z.number().int().min(2).max(6);
const localeCode = z.string().length(2);

/** Everything about the site that is not a page: names, languages, navigation, defaults. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the site; ends every page title.'),
  shortTitle: z
    .string()
    .min(1)
    .max(12, 'must be at most 12 characters, to fit below an icon')
    .describe('Short name, for places with little room.'),
  tagline: localizedTextSchema.describe(
    'One sentence on what the platform is for; the home page and search engines show it.',
  ),
  favicon: z.string().startsWith('/').describe('Path of the icon below `public/`.'),
  url: z.url().describe('Origin that the site is served from, without a trailing slash.'),
  baseUrl: z.string().startsWith('/').describe('Path that the site is served under; `/` at the root of a host.'),
  i18n: z.strictObject({
    defaultLocale: localeCode.describe('The language without a prefix in its URLs.'),
    locales: z.array(localeCode).min(1).describe('Every language, in the order of the language menu.'),
    localeConfigs: z.record(
      localeCode,
      z.strictObject({ label: z.string(), htmlLang: z.string(), direction: z.enum(['ltr', 'rtl']) }),
    ),
  }),
  navbar: z.strictObject({
    items: z
      .array(navbarItemSchema)
      .describe('Entries of the navbar, in reading order on each side, except the search.'),
  }),
  securityContact: z
    .url({ protocol: /^(mailto|https)$/ })
    .describe(
      'Where vulnerabilities are reported, as a `mailto:` or `https:` address; `/.well-known/security.txt` names it.',
    ),
  footer: z.strictObject({
    style: z.literal('dark').describe('The footer is dark in both colour modes.'),
    copyright: z.string().describe('The line at the end of every page.'),
  }),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']).describe('Mode for browsers without a preference.'),
    respectPrefersColorScheme: z.boolean().describe('Whether the system preference takes precedence.'),
    storageKey: z.string().describe('Key in local storage under which the choice of the reader is stored.'),
  }),
  docs: z.strictObject({
    versionPersistence: z
      .enum(['localStorage', 'none'])
      .describe('Where the version that the reader prefers is stored.'),
    versions: z
      .record(z.string(), z.strictObject({ label: z.string() }))
      .describe('Versions of the documentation by name.'),
  }),
  tableOfContents: z.strictObject({ minHeadingLevel: headingLevel, maxHeadingLevel: headingLevel }),
  image: z.string().startsWith('/').describe('Social card for pages that have none of their own.'),
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema>;
