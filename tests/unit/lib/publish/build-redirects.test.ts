import { describe, expect, it } from 'vitest';
import { buildFolderRedirects, buildLowerCaseRedirects, buildPrefixRedirects } from '@/lib/publish/build-redirects';

describe('redirects', () => {
  it('lead from a folder to its first page in sidebar order, or to a given page', () => {
    const paths = ['/docs/intro', '/docs/api/endpoints/ocr', '/docs/api/endpoints/events', '/docs/pricing/Plans'];
    expect(buildFolderRedirects(paths, { '/docs': '/docs/pricing/Plans' })).toEqual([
      { from: '/docs', to: '/docs/pricing/Plans' },
      { from: '/docs/api', to: '/docs/api/endpoints/ocr' },
      { from: '/docs/api/endpoints', to: '/docs/api/endpoints/ocr' },
      { from: '/docs/pricing', to: '/docs/pricing/Plans' },
    ]);
  });

  it('skip a folder that is itself a page, even an unlisted one', () => {
    expect(buildFolderRedirects(['/docs', '/docs/intro'], {})).toEqual([]);
    expect(buildFolderRedirects(['/docs/intro'], {}, ['/docs', '/docs/intro'])).toEqual([]);
  });

  it('lead from the lower-case path to the page', () => {
    expect(buildLowerCaseRedirects(['/docs/intro', '/docs/pricing/SME'])).toEqual([
      { from: '/docs/pricing/sme', to: '/docs/pricing/SME' },
    ]);
  });

  it('lead from paths with the default locale prefix to those without it', () => {
    expect(buildPrefixRedirects(['/', '/blog'], [{ from: '/docs', to: '/docs/intro' }], 'en')).toEqual([
      { from: '/en', to: '/' },
      { from: '/en/blog', to: '/blog' },
      { from: '/en/docs', to: '/docs/intro' },
    ]);
  });
});
