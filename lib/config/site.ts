import type { LocalizedText } from '../i18n/localized-text';
import { env } from './env';
import { assertNavbar, type NavbarItem } from './navbar';

/** Entries of the navbar, in reading order on each side, except the search. */
const navbarItems: readonly NavbarItem[] = [
  { type: 'docSidebar', sidebarId: 'docs', label: { en: 'Guides', id: 'Panduan' } },
  { type: 'docSidebar', sidebarId: 'api', label: { en: 'API Reference', id: 'Referensi API' } },
  { type: 'docSidebar', sidebarId: 'virtualAgent', label: { en: 'Virtual agent', id: 'Agen virtual' }, on: 'menu' },
  { type: 'link', to: '/docs/pricing/Overview', label: { en: 'Pricing', id: 'Harga' }, on: 'menu' },
  { type: 'link', to: '/blog', label: { en: 'Blog', id: 'Blog' }, on: 'menu' },
  { type: 'search', position: 'right' },
  { type: 'localeDropdown', position: 'right' },
];
assertNavbar(navbarItems);

/**
 * Everything about the site that is not a page: names, navigation, defaults. Languages are in `lib/i18n/locales.ts`.
 * SPEC 3: the product's specification names these fields, but for `shortTitle` and `securityContact`.
 */
export const site = {
  /** Ends every page title. */
  title: 'Agent Developer Platform',
  /** For places with little room, such as below an icon: at most 12 characters. */
  shortTitle: 'Agent Docs',
  /** One sentence on what the platform is for; the home page and search engines show it. */
  tagline: {
    en: "Verify people's identity with face, liveness and document checks, and talk to them with agents on WhatsApp, web and voice.",
    id: 'Verifikasi identitas pengguna lewat wajah, liveness, dan dokumen, dan layani mereka dengan agen di WhatsApp, web, dan suara.',
  } satisfies LocalizedText,
  /** Below `public/`. */
  favicon: '/favicon.svg',
  url: env.NEXT_PUBLIC_SITE_URL,
  /** Path that the site is served under; `/` at the root of a host. */
  baseUrl: `${env.NEXT_PUBLIC_BASE_PATH}/`,
  navbar: { items: navbarItems },
  /** Address for reports of vulnerabilities, as a `mailto:` or `https:` address; `/.well-known/security.txt` names it. */
  securityContact: 'mailto:security@agent.example',
  footer: { copyright: 'Copyright © 2025 Agent Developer Platform' },
  /** The mode for browsers without a preference, and where the reader's choice is stored. */
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true, storageKey: 'theme' },
  /** Storage of the version that the reader prefers. */
  docs: { versionPersistence: 'localStorage' },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  /** Social card of the site itself, below `public/`. */
  image: '/img/social-card.png',
} as const;

/** Size of social cards in pixels, which networks show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;
