import { describe, expect, it } from 'vitest';
import { buildStructuredData, toScriptText } from '@/lib/publish/structured-data';
import { createSitePage } from '../../../support/site-page';

const origin = 'https://docs.agent.example';

describe('structured data', () => {
  it.each([
    ['home', '/', ['Organization', 'WebSite'], false],
    ['guide', '/docs/intro', ['TechArticle', 'BreadcrumbList'], false],
    ['reference', '/docs/api/ocr', ['APIReference', 'BreadcrumbList'], false],
    ['post', '/blog/welcome', ['BlogPosting', 'BreadcrumbList'], false],
    ['list', '/blog', ['Blog', 'BreadcrumbList'], false],
    ['list', '/docs/tags', ['CollectionPage', 'BreadcrumbList'], true],
    ['plain', '/privacy', ['WebPage', 'BreadcrumbList'], true],
  ] as const)('of a %s page (%s) is %j, and the page names its breadcrumbs if schema.org lets it: %s', (...row) => {
    const [kind, path, types, hasBreadcrumbs] = row;
    const nodes = buildStructuredData(createSitePage('id', { kind, path }))['@graph'];
    expect(nodes.map((node) => node['@type'])).toEqual(types);
    const [main] = nodes;
    expect(main && 'breadcrumb' in main).toBe(hasBreadcrumbs);
    if (kind !== 'home') expect(nodes[1]).toMatchObject({ '@id': `${origin}/id${path}#breadcrumbs` });
  });

  it('has breadcrumbs from the home page to the page', () => {
    expect(buildStructuredData(createSitePage('id'))['@graph'][1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Agent Developer Platform', item: `${origin}/id` },
        { position: 2, name: 'Guides', item: `${origin}/id/docs/get-started/overview` },
        { position: 3, name: 'Introduction', item: `${origin}/id/docs/intro` },
      ],
    });
  });

  it('for a post has its authors, dates and image', () => {
    const post = createSitePage('id', {
      kind: 'post',
      path: '/blog/welcome',
      published: new Date('2026-03-14'),
      authors: ['developer-relations'],
      tags: ['Halo'],
    });
    expect(buildStructuredData(post)['@graph'][0]).toMatchObject({
      inLanguage: 'id-ID',
      image: `${origin}/og/id/blog/welcome.png`,
      datePublished: '2026-03-14T00:00:00.000Z',
      author: [{ name: 'Developer Relations', url: `${origin}/id/blog/authors/developer-relations` }],
      keywords: ['Halo'],
    });
  });

  it('has the language of the text if there is no translation', () => {
    const page = createSitePage('id', { isTranslated: false });
    expect(buildStructuredData(page)['@graph'][0]).toMatchObject({ inLanguage: 'en-US' });
  });
});

it('script text is escaped so that it cannot end the script', () => {
  const value = { title: '</script><script>alert(1)</script><!--' };
  const text = toScriptText(value);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(value);
});
