import { FrameworkProvider } from 'fumadocs-core/framework';
import type { Root } from 'fumadocs-core/page-tree';
import { SidebarProvider } from 'fumadocs-ui/components/sidebar/base';
import { TreeContextProvider } from 'fumadocs-ui/contexts/tree';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageTree } from '@/components/docs/page-tree.client';
import type { SidebarPage } from '@/lib/pages/sidebar';

const toPage = (url: string, unlisted?: true): SidebarPage => ({
  type: 'page',
  name: url,
  url,
  ...(unlisted && { unlisted }),
});

const tree: Root = {
  $id: 'test',
  name: 'Test',
  children: [
    toPage('/docs/notes', true),
    {
      type: 'folder',
      name: 'Pricing',
      index: toPage('/docs/pricing'),
      children: [toPage('/docs/pricing/agency'), toPage('/docs/pricing/sme')],
    },
    {
      type: 'folder',
      name: 'Archive',
      index: toPage('/docs/archive', true),
      children: [toPage('/docs/archive/plans'), toPage('/docs/archive/prices')],
    },
  ],
};

/** The links that the sidebar has on a page, the current one with a mark. */
function getLinks(path: string): string[] {
  const html = renderToStaticMarkup(
    <FrameworkProvider usePathname={() => path} useRouter={() => ({}) as never} useParams={() => ({})}>
      <TreeContextProvider tree={tree}>
        <SidebarProvider>
          <PageTree />
        </SidebarProvider>
      </TreeContextProvider>
    </FrameworkProvider>,
  );
  return [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => {
    const href = /href="([^"]+)"/.exec(tag)?.[1] ?? '';
    return tag.includes('aria-current="page"') ? `${href} (current)` : href;
  });
}

describe('a sidebar', () => {
  it('links the page of a category above its items, and has the first item only of a closed one', () => {
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
