import { defaultLocale, locales } from '../i18n/locales';
import { env } from './env';
import { parseSiteConfig } from './parse-site-config';
import type { SiteConfigInput } from './site-config';
import { versions } from './versions';

const config: SiteConfigInput = {
  title: 'Agent Developer Platform',
  shortTitle: 'Agent Docs',
  tagline: {
    en: "Verify people's identity with face, liveness and document checks, and talk to them with agents on WhatsApp, web and voice.",
    id: 'Verifikasi identitas pengguna lewat wajah, liveness, dan dokumen, dan layani mereka dengan agen di WhatsApp, web, dan suara.',
  },
  favicon: '/favicon.svg',
  url: env.NEXT_PUBLIC_SITE_URL,
  baseUrl: `${env.NEXT_PUBLIC_BASE_PATH}/`,
  i18n: {
    defaultLocale: defaultLocale.code,
    locales: locales.map(({ code }) => code),
    localeConfigs: Object.fromEntries(
      locales.map(({ code, label, htmlLang, dir }) => [code, { label, htmlLang, direction: dir }]),
    ),
  },
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'docs', label: { en: 'Guides', id: 'Panduan' } },
      { type: 'docSidebar', sidebarId: 'api', label: { en: 'API Reference', id: 'Referensi API' } },
      {
        type: 'docSidebar',
        sidebarId: 'virtualAgent',
        label: { en: 'Virtual agent', id: 'Agen virtual' },
        on: 'menu',
      },
      { type: 'link', to: '/docs/pricing/Overview', label: { en: 'Pricing', id: 'Harga' }, on: 'menu' },
      { type: 'link', to: '/blog', label: { en: 'Blog', id: 'Blog' }, on: 'menu' },
      { type: 'search', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  securityContact: 'mailto:security@agent.example',
  footer: { style: 'dark', copyright: 'Copyright © 2025 Agent Developer Platform' },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true, storageKey: 'theme' },
  docs: {
    versionPersistence: 'localStorage',
    versions: Object.fromEntries(versions.map(({ name, label }) => [name, { label }])),
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  image: '/img/social-card.png',
};

/** Size of social cards in pixels, which networks show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

export const site = parseSiteConfig(config);
