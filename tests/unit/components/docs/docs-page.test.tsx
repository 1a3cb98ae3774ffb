import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocsPage } from '@/components/docs/docs-page';
import { getPageActionMessages } from '@/components/markdown-pages/messages';
import { PageActionsProvider } from '@/components/markdown-pages/page-actions.client';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { buildPageIndex, getDocPage } from '@/lib/pages/page-index.server';
import { readContent } from '@/lib/pages/read-content.server';

const content = readContent('tests/fixtures/content/good');

const toc = [{ title: 'Limits', url: '#limits', depth: 2 }];

function render(id: string, code: string): string {
  const page = getDocPage(buildPageIndex(content, getLocale(code)), id);
  return renderToStaticMarkup(
    <PageActionsProvider texts={getPageActionMessages(getLocale(code))} siteUrl="https://docs.example">
      <DocsPage page={page} toc={toc}>
        text
      </DocsPage>
    </PageActionsProvider>,
  );
}

const { untranslated, docs: texts } = getMessages(getLocale('id'));

describe('a documentation page', () => {
  it("without a translation sets the text's language on both contents lists, and the reader's on what is around the first", () => {
    const html = render('get-started/overview', 'id');
    expect(html).toContain('<article lang="en-US">');
    expect(html.match(/<ul[^>]* lang="en-US"[^>]*>(?=<li[^>]*><a [^>]*href="#limits")/g)).toHaveLength(2);
    expect(html).toContain(`<nav aria-label="${texts.onThisPage}" lang="id-ID"`);
  });

  it('with a translation shows no notice and sets no lang', () => {
    const html = render('intro', 'id');
    expect(html).not.toContain(untranslated.title);
    expect(html).toContain('<article>');
    expect(html).not.toMatch(/<(?:nav|ul)[^>]* lang=/);
  });

  it('that is unlisted says so and has no link to the next page', () => {
    const html = render('get-started/hidden', 'en');
    expect(html).toContain(getMessages(getLocale('en')).docs.unlisted);
    expect(html).not.toContain('rel="next"');
  });
});
