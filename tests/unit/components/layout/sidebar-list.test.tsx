import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SidebarList } from '@/components/layout/sidebar-list.client';
import type { SidebarItem } from '@/lib/content/sidebar';

let pathname = '';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));

const items: SidebarItem[] = [
  { type: 'link', label: 'Draft notes', href: '/docs/notes', unlisted: true },
  {
    type: 'category',
    label: 'Pricing',
    href: '/docs/pricing',
    items: [
      { type: 'link', label: 'Agency', href: '/docs/pricing/agency' },
      { type: 'link', label: 'SME', href: '/docs/pricing/sme' },
    ],
  },
  {
    type: 'category',
    label: 'Archive',
    href: '/docs/archive',
    linkUnlisted: true,
    items: [{ type: 'link', label: 'Old plans', href: '/docs/archive/plans' }],
  },
];

/** The links that the sidebar has on a page, the current one with a mark. */
function getLinks(path: string): string[] {
  pathname = path;
  const html = renderToStaticMarkup(<SidebarList items={items} />);
  return [...html.matchAll(/<a( aria-current="page")? [^>]*href="([^"]+)"/g)].map(
    ([, current, href]) => `${href}${current ? ' (current)' : ''}`,
  );
}

describe('a sidebar', () => {
  it('links the page of a category above its items', () => {
    expect(getLinks('/docs/pricing')).toEqual([
      '/docs/pricing (current)',
      '/docs/pricing/agency',
      '/docs/pricing/sme',
      '/docs/archive/plans',
    ]);
  });

  it.each(['/docs/notes', '/docs/archive'])('has a row for the unlisted page %s only while it is open', (path) => {
    expect(getLinks(path)).toContain(`${path} (current)`);
    expect(getLinks('/docs/pricing')).not.toContain(path);
  });
});
