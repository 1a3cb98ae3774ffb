import { describe, expect, it } from 'vitest';
import { buildMetadata } from '@/app/_routes/metadata';
import { locales } from '@/lib/i18n/locales';
import { createSitePage } from '../../../support/site-page';

const origin = 'https://docs.agent.example';
const [english] = locales;

describe('page metadata', () => {
  it('has no alternate for a language without a translation', () => {
    expect(buildMetadata(createSitePage('en'), [english]).alternates?.languages).toEqual({
      en: `${origin}/docs/intro`,
      'x-default': `${origin}/docs/intro`,
    });
  });

  it('is noindex with the English page as canonical if there is no translation', () => {
    const metadata = buildMetadata(createSitePage('id', { isTranslated: false }), [english]);
    expect(metadata.alternates?.canonical).toBe(`${origin}/docs/intro`);
    expect(metadata.alternates).not.toHaveProperty('languages');
    expect(metadata.robots).toEqual({ index: false });
  });

  it('is noindex for an unlisted page', () => {
    expect(buildMetadata(createSitePage('en', { isIndexed: false }), locales).robots).toEqual({ index: false });
  });

  it('links to the feeds and Markdown of the page, even without a translation', () => {
    const page = createSitePage('id', { path: '/docs/get-started/changelog', isTranslated: false });
    const types = buildMetadata(page, [english]).alternates?.types;
    const feeds = ['/id/docs/get-started/changelog/rss.xml', '/id/docs/rss.xml'];
    expect(types).toMatchObject({
      'application/rss+xml': feeds.map((feed) => ({ url: `${origin}${feed}` })),
      'text/markdown': [{ url: `${origin}/id/docs/get-started/changelog.md` }],
    });
  });

  it('has Open Graph article data', () => {
    const modified = new Date('2026-03-14T10:00:00Z');
    const { openGraph } = buildMetadata(createSitePage('id', { modified, tags: ['Widget'] }), locales);
    const modifiedTime = '2026-03-14T10:00:00.000Z';
    expect(openGraph).toMatchObject({ type: 'article', section: 'Guides', tags: ['Widget'], modifiedTime });
  });
});
