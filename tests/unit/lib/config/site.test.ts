import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from '@/lib/config/parse-site-config';
import { getSidebarIdOf } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';

const withItem = (item: object) => ({ ...site, navbar: { items: [item] } });
const label = { en: 'Guides', id: 'Panduan' };

describe('parseSiteConfig', () => {
  it('places a navbar item on the left by default', () => {
    const parsed = parseSiteConfig(withItem({ type: 'docSidebar', sidebarId: 'docs', label }));
    expect(parsed.navbar.items[0]?.position).toBe('left');
  });

  it('Unknown navbar item type: the error names it, the nearest type and all others', () => {
    const read = () => parseSiteConfig(withItem({ type: 'docSidbar', sidebarId: 'docs', label }));
    expect(read).toThrow('navbar.items.0 has the unknown type "docSidbar"');
    expect(read).toThrow(/Did you mean "docSidebar"\?.*link, dropdown, localeDropdown, search/);
  });

  it('Missing sidebar id: the error names it, the nearest id and all others', () => {
    const read = () => parseSiteConfig(withItem({ type: 'docSidebar', sidebarId: 'apis', label }));
    expect(read).toThrow('lib/config/site.ts: navbar.items.0: Unknown sidebar "apis".');
    expect(read).toThrow('Did you mean "api"? The sidebars are: docs, api, virtualAgent.');
  });

  it.each([
    ['neither target', {}],
    ['both targets', { to: '/blog', href: 'https://example.com' }],
  ])('rejects a link with %s', (_, target) => {
    expect(() => parseSiteConfig(withItem({ type: 'link', label, ...target }))).toThrow(/needs exactly one of `to`/);
  });

  it('rejects a label that lacks a language', () => {
    expect(() => parseSiteConfig(withItem({ type: 'link', to: '/blog', label: { en: 'Blog' } }))).toThrow(/label\.id/);
  });
});

it.each([
  [['api', 'endpoints', 'ocr'], 'api'],
  [['virtual-agent', 'get-started', 'overview'], 'virtualAgent'],
  [['get-started', 'overview'], 'docs'],
  [['intro'], 'docs'],
])('getSidebarIdOf assigns %j to %s', (slugs, id) => {
  expect(getSidebarIdOf(slugs)).toBe(id);
});
