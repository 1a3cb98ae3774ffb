import { describe, expect, it } from 'vitest';
import { screen } from '@/components/screens/screen';
import { screens } from '@/components/screens/screens';
import { getLocale, locales } from '@/lib/i18n/locales';
import { toMdxElement } from '@/lib/markdown/nodes';
import { toPageMarkdown } from '@/lib/markdown/page-markdown';

const [locale] = locales;

describe('<Screen>', () => {
  it.each(['en', 'id'] as const)('is its text and its caption in Markdown, in %s', async (code) => {
    const { alt, caption } = screens.usage;
    const text = await toPageMarkdown('<Screen id="usage" />', { locale: getLocale(code) }, (href) => href);
    expect(text).toBe(`${alt[code]}\n\n*${caption[code]}*`);
  });

  it('is an error that names the id and lists the others, where there is no such screen', async () => {
    const element = toMdxElement('Screen', [{ type: 'mdxJsxAttribute', name: 'id', value: 'usages' }]);
    const tree = async () => screen.toMarkdown(element, { locale, target: 'page' });
    await expect(tree()).rejects.toMatchObject({
      problem: 'There is no screen "usages".',
      hint: expect.stringContaining('usage, plan'),
    });
  });
});
