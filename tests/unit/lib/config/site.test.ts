import { describe, expect, it } from 'vitest';
import { assertNavbar, type NavbarItem } from '@/lib/config/navbar';
import { getSidebarId } from '@/lib/config/sidebars';

const label = { en: 'Guides', id: 'Panduan' };
const check = (item: object) => assertNavbar([item as NavbarItem]);

describe('the navbar', () => {
  it('Unknown navbar item type: the error names it, the nearest type and all others', () => {
    const attempt = () => check({ type: 'docSidbar', sidebarId: 'docs', label });
    expect(attempt).toThrow('lib/config/site.ts: navbar.items.0 has the unknown type "docSidbar"');
    expect(attempt).toThrow(/Did you mean "docSidebar"\?.*link, dropdown, localeDropdown, search/);
  });

  it('Missing sidebar id: the error names it, the nearest id and all others', () => {
    const attempt = () => check({ type: 'docSidebar', sidebarId: 'apis', label });
    expect(attempt).toThrow('lib/config/site.ts: navbar.items.0: Unknown sidebar "apis".');
    expect(attempt).toThrow('Did you mean "api"? The sidebars are: docs, api, virtualAgent.');
  });
});

it.each([
  [['api', 'endpoints', 'ocr'], 'api'],
  [['virtual-agent', 'get-started', 'overview'], 'virtualAgent'],
  [['get-started', 'overview'], 'docs'],
  [['intro'], 'docs'],
])('getSidebarIdOf assigns %j to %s', (slugs, id) => {
  expect(getSidebarId(slugs)).toBe(id);
});
