import { expect, it } from 'vitest';
import { buildSitemap } from '@/lib/publish/build-sitemap';
import { createSitePage } from '../../../support/site-page';

const origin = 'https://docs.agent.example';

it('the sitemap has every indexed page with its date and translations', () => {
  const pages = [
    createSitePage('en', { modified: new Date('2026-03-14T22:00:00Z') }),
    createSitePage('id', { modified: new Date('2026-03-15T01:00:00Z') }),
    createSitePage('en', { path: '/docs/english-only' }),
    createSitePage('id', { path: '/docs/english-only', isTranslated: false }),
    createSitePage('en', { path: '/docs/unlisted', isIndexed: false }),
  ];
  const languages = {
    en: `${origin}/docs/intro`,
    id: `${origin}/id/docs/intro`,
    'x-default': `${origin}/docs/intro`,
  };
  expect(buildSitemap(pages)).toEqual([
    {
      url: `${origin}/docs/english-only`,
      alternates: { languages: { en: `${origin}/docs/english-only`, 'x-default': `${origin}/docs/english-only` } },
    },
    { url: `${origin}/docs/intro`, lastModified: '2026-03-14', alternates: { languages } },
    { url: `${origin}/id/docs/intro`, lastModified: '2026-03-15', alternates: { languages } },
  ]);
});
