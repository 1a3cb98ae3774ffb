import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NavbarItem } from '@/components/layout/navbar-item';
import type { NavbarItem as Item } from '@/lib/config/navbar';
import { site } from '@/lib/config/site';
import { defaultLocale, getLocale, type Locale } from '@/lib/i18n/locales';

vi.mock('next/navigation', () => ({ usePathname: () => '/docs/intro', useRouter: () => ({}) }));

const render = (item: object, locale: Locale = defaultLocale) =>
  renderToStaticMarkup(<NavbarItem item={item as Item} locale={locale} links={[]} />);

const inSite = /<a [^>]*href="\/id\/blog"[^>]*>Kabar<\/a>/;
const elsewhere = /<a href="https:\/\/status\.example\/" [^>]*target="_blank" rel="noopener noreferrer">Status<\/a>/;

it('a link leads to a page of the site in its language, or opens another site in a new tab', () => {
  const link = { type: 'link', position: 'left' };
  expect(render({ ...link, label: { en: 'News', id: 'Kabar' }, to: '/blog' }, getLocale('id'))).toMatch(inSite);
  const label = { en: 'Status', id: 'Status' };
  expect(render({ ...link, label, href: 'https://status.example/' }, getLocale('id'))).toMatch(elsewhere);
});

it('a dropdown holds links of both kinds', () => {
  const items = [
    { label: { en: 'News', id: 'Kabar' }, to: '/blog' },
    { label: { en: 'Status', id: 'Status' }, href: 'https://status.example/' },
  ];
  const label = { en: 'More', id: 'Lainnya' };
  const html = render({ type: 'dropdown', position: 'left', label, items }, getLocale('id'));
  expect(html).toMatch(/<button [^>]*popoverTarget="[^"]+"[^>]*>Lainnya</);
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([expect.stringMatching(inSite), expect.stringMatching(elsewhere)]);
});

describe('Navbar item fails to render', () => {
  it('throws an error with the item, its file and the cause', () => {
    const item = { type: 'docSidebar', sidebarId: 'gone', label: { en: 'Recipes', id: 'Resep' }, position: 'left' };
    const attempt = () => render(item);
    expect(attempt).toThrow('The navbar item "Recipes" failed to render.');
    expect(attempt).toThrow(/Check the item in lib\/config\/site\.ts: .*"sidebarId":"gone"/);
    expect(attempt).toThrow(expect.objectContaining({ cause: expect.objectContaining({ name: 'SiteError' }) }));
  });

  it('does not throw for an item of the site', () => {
    const [guides] = site.navbar.items;
    expect(render(guides as Item)).toContain('href="/docs/get-started/overview"');
  });
});
