import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NavbarItem } from '@/components/layout/navbar-item';
import { site } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import type { NavbarItem as Item } from '@/lib/schemas/navbar';

vi.mock('next/navigation', () => ({ usePathname: () => '/docs/intro', useRouter: () => ({}) }));

const draw = (item: object) =>
  renderToStaticMarkup(<NavbarItem item={item as Item} locale={locales[0]} siblings={['docs', 'api']} />);

it('Unknown navbar item type: the error names it and lists the known types', () => {
  expect(() => draw({ type: 'carousel' })).toThrow(
    /Unknown navbar item type "carousel"\.\s+→ The types are: docSidebar, link/,
  );
});

describe('Navbar item fails to render', () => {
  it('throws an error with the item, its file and the cause', () => {
    const item = { type: 'docSidebar', sidebarId: 'gone', label: { en: 'Recipes', id: 'Resep' }, position: 'left' };
    const attempt = () => draw(item);
    expect(attempt).toThrow('The navbar item "Recipes" failed to render.');
    expect(attempt).toThrow(/Check the item in lib\/config\/site\.ts: .*"sidebarId":"gone"/);
    expect(attempt).toThrow(expect.objectContaining({ cause: expect.objectContaining({ name: 'SiteError' }) }));
  });

  it('does not throw for an item of the site', () => {
    const [guides] = site.navbar.items;
    expect(draw(guides as Item)).toContain('href="/docs/get-started/overview"');
  });
});
