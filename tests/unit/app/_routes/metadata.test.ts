import { describe, expect, it } from 'vitest';
import { buildMetadata } from '@/app/_routes/metadata';
import { getLocale } from '@/lib/i18n/locales';

const page = { path: '/docs/intro', title: 'Introduction', description: 'Where to begin.' };

describe('the head of a page', () => {
  it('names its address and the same page in every language', () => {
    expect(buildMetadata({ ...page, locale: getLocale('id') })).toMatchObject({
      alternates: {
        canonical: 'https://docs.agent.example/id/docs/intro',
        languages: {
          en: 'https://docs.agent.example/docs/intro',
          id: 'https://docs.agent.example/id/docs/intro',
          'x-default': 'https://docs.agent.example/docs/intro',
        },
      },
    });
  });

  it('leads search engines to the English page where there is no translation', () => {
    const metadata = buildMetadata({ ...page, locale: getLocale('id'), isTranslated: false });
    expect(metadata.alternates).toEqual({ canonical: 'https://docs.agent.example/docs/intro' });
    expect(metadata.robots).toEqual({ index: false });
  });

  it('keeps an unlisted page out of search engines', () => {
    expect(buildMetadata({ ...page, locale: getLocale('en'), isIndexed: false }).robots).toEqual({ index: false });
  });

  it('names the feeds that follow it, in the language of the page, also where the text has no translation', () => {
    const metadata = buildMetadata({ ...page, path: '/blog/welcome', locale: getLocale('id'), isTranslated: false });
    expect(metadata.alternates?.types).toEqual({
      'application/rss+xml': [expect.objectContaining({ url: 'https://docs.agent.example/id/blog/rss.xml' })],
      'application/atom+xml': [expect.objectContaining({ url: 'https://docs.agent.example/id/blog/atom.xml' })],
      'application/feed+json': [expect.objectContaining({ url: 'https://docs.agent.example/id/blog/feed.json' })],
    });
  });

  it('has no slash at the end of the home page', () => {
    expect(buildMetadata({ ...page, path: '/', locale: getLocale('en') }).alternates?.canonical).toBe(
      'https://docs.agent.example',
    );
  });
});
