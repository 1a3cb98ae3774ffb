import { describe, expect, it } from 'vitest';
import { buildMetadata } from '@/app/_routes/metadata';
import { locales } from '@/lib/i18n/locales';
import { createSitePage } from '../../../support/site-page';

const origin = 'https://docs.agent.example';
const [english] = locales;

describe('the head of a page', () => {
  it('names its address and the same page in every language', () => {
    expect(buildMetadata(createSitePage('id'), locales).alternates).toMatchObject({
      canonical: `${origin}/id/docs/intro`,
      languages: { en: `${origin}/docs/intro`, id: `${origin}/id/docs/intro`, 'x-default': `${origin}/docs/intro` },
    });
  });

  it('names no language that has no text of its own for the page', () => {
    expect(buildMetadata(createSitePage('en'), [english]).alternates?.languages).toEqual({
      en: `${origin}/docs/intro`,
      'x-default': `${origin}/docs/intro`,
    });
  });

  it('leads search engines to the English page where there is no translation', () => {
    const metadata = buildMetadata(createSitePage('id', { isTranslated: false }), [english]);
    expect(metadata.alternates?.canonical).toBe(`${origin}/docs/intro`);
    expect(metadata.alternates).not.toHaveProperty('languages');
    expect(metadata.robots).toEqual({ index: false });
  });

  it('keeps an unlisted page out of search engines', () => {
    expect(buildMetadata(createSitePage('en', { isIndexed: false }), locales).robots).toEqual({ index: false });
  });

  it('names the feeds that follow it and its Markdown, also where the text has no translation', () => {
    const page = createSitePage('id', { path: '/docs/get-started/changelog', isTranslated: false });
    const types = buildMetadata(page, [english]).alternates?.types;
    expect(types).toMatchObject({
      'application/rss+xml': [
        { url: `${origin}/id/docs/get-started/changelog/rss.xml` },
        { url: `${origin}/id/docs/rss.xml` },
      ],
      'text/markdown': [{ url: `${origin}/id/docs/get-started/changelog.md` }],
    });
    expect(types?.['application/atom+xml']).toHaveLength(2);
    expect(types?.['application/feed+json']).toHaveLength(2);
  });

  it('has no Markdown of the search page', () => {
    expect(buildMetadata(createSitePage('en', { kind: 'search', path: '/search' }), locales).alternates?.types).toEqual(
      {},
    );
  });

  it('shows social networks the card of the page, with its size and a text, and the dates of an article', () => {
    const modified = new Date('2026-03-14T10:00:00Z');
    expect(buildMetadata(createSitePage('id', { modified, tags: ['Widget'] }), locales).openGraph).toMatchObject({
      type: 'article',
      section: 'Guides',
      tags: ['Widget'],
      modifiedTime: '2026-03-14T10:00:00.000Z',
      images: [
        {
          url: `${origin}/og/id/docs/intro.png`,
          width: 1200,
          height: 630,
          alt: 'Introduction | Agent Developer Platform',
        },
      ],
    });
  });

  it('has no slash at the end of the home page', () => {
    const home = createSitePage('en', { kind: 'home', path: '/' });
    expect(buildMetadata(home, locales).alternates?.canonical).toBe(origin);
  });
});
