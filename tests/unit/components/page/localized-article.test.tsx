import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalizedArticle } from '@/components/page/localized-article';
import { defaultLocale, getLocale, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { createTranslatedProject } from '../../../support/translated-project';

let project: ReturnType<typeof createTranslatedProject>;

vi.mock('@/lib/translations/status.server', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/translations/status.server')>();
  const getTranslationStatus: typeof original.getTranslationStatus = (file, locale) =>
    original.getTranslationStatus(file, locale, project.top);
  return { ...original, getTranslationStatus };
});

const indonesian = getLocale('id');
const page = 'content/docs/guide.mdx';
const { stale, untranslated } = getMessages(indonesian);

function render(file: string, locale: Locale = indonesian): string {
  return renderToStaticMarkup(<LocalizedArticle page={{ locale, file, path: '/docs/guide' }}>text</LocalizedArticle>);
}

beforeEach(() => {
  project = createTranslatedProject();
});

describe('LocalizedArticle', () => {
  it('has no notice if its translation is up to date or it is in the default language', () => {
    expect(render('content/docs/guide.id.mdx')).toBe('<article>text</article>');
    expect(render(page, defaultLocale)).toBe('<article>text</article>');
  });

  it('without a translation says so, links to the English page and sets lang', () => {
    const html = render(page);
    expect(html).toContain(untranslated.title);
    expect(html).toContain(`href="/docs/guide" hrefLang="en-US">${untranslated.link}</a>`);
    expect(html).toContain('<article lang="en-US">text</article>');
  });
});

describe('a stale translation', () => {
  it('links to the changed sections of the English page', () => {
    project.edit(page, 'Calls are made', 'All calls are made');
    project.edit(page, 'An API key', 'A test key');
    project.edit(page, '## Limits', '## Prices\n\nNone.\n\n## Limits');
    const html = render('content/docs/guide.id.mdx');
    expect(html).toContain(stale.title);
    expect(html).toContain(`href="/docs/guide">${stale.intro}</a>`);
    expect(html).toContain('href="/docs/guide#what-you-need" lang="en-US">What you need</a>');
    expect(html).toContain('href="/docs/guide#prices" lang="en-US">Prices</a>');
    expect(html).not.toContain('#limits');
    expect(html).toContain(`href="/docs/guide" hrefLang="en-US">${stale.link}</a>`);
    expect(html).toContain('<article>text</article>');
  });

  it('links to its own sections that the English page no longer has', () => {
    project.edit(page, '## Limits\n\n- 60 calls a minute\n- 10 MB a picture\n', '');
    const html = render('content/docs/guide.id.mdx');
    expect(html).toContain(stale.removed);
    expect(html).toContain('href="#limits">Batasan</a>');
    expect(html).not.toContain(stale.changed);
  });
});
