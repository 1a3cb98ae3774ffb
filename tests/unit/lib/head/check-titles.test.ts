import { expect, it } from 'vitest';
import { checkTitles } from '@/lib/head/check-titles';

const toPage = (file: string, title: string, lang = 'en-US', more = '') => ({
  file,
  html: `<!DOCTYPE html><html dir="ltr" lang="${lang}"><head><title>${title}</title>${more}</head><body></body></html>`,
});

it('a title that two pages share is reported once, with both pages', () => {
  const pages = [toPage('blog/tags.html', 'Tags'), toPage('docs/tags.html', 'Tags'), toPage('docs.html', 'Docs')];
  expect(checkTitles(pages)).toMatchObject([
    { file: 'docs/tags.html', message: 'The title "Tags" is also that of blog/tags.html.' },
  ]);
});

it('pages in another language and pages that are not indexed may have the same title', () => {
  const pages = [
    toPage('blog.html', 'Blog'),
    toPage('id/blog.html', 'Blog', 'id-ID'),
    toPage('search.html', 'Blog', 'en-US', '<meta name="robots" content="noindex"/>'),
  ];
  expect(checkTitles(pages)).toEqual([]);
});
