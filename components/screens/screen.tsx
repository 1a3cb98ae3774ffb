import { SiteError } from '@/lib/errors/site-error';
import { getLocalized } from '@/lib/i18n/locales';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { findTextAttribute } from '@/lib/markdown/mdx-element';
import { toHtmlElement, toMdxElement, toParagraph, toText } from '@/lib/markdown/nodes';
import { toList } from '@/lib/text/nearest';
import type { Screen } from './define-screen';
import { screens } from './screens';

/** A drawn screen of the product with its caption. Its alternative text stands in for it in search and Markdown. */
export const screen: MarkdownComponent = {
  name: 'Screen',
  display: 'data',
  attributes: { id: { required: true } },
  async toMarkdown(element, { locale, target }) {
    const { alt, caption, render } = getScreen(findTextAttribute(element, 'id'));
    const [ariaLabel, captionText] = [getLocalized(alt, locale), toText(getLocalized(caption, locale))];
    if (target !== 'page')
      return [toParagraph(ariaLabel), toParagraph([{ type: 'emphasis', children: [captionText] }])];
    // Loaded only by the compiler of pages: Next refuses it in code that renders them.
    const { renderToStaticMarkup } = await import('react-dom/server');
    const drawing = { type: 'html' as const, value: renderToStaticMarkup(render(locale)) };
    return [
      toMdxElement('ScreenStyles'),
      toHtmlElement('figure', { className: 'screen not-prose' }, [
        toHtmlElement('div', { className: 'sc-stage', role: 'img', ariaLabel }, [drawing]),
        toHtmlElement('figcaption', {}, [captionText]),
      ]),
    ];
  },
};

function getScreen(id = ''): Screen {
  const known: Partial<Record<string, Screen>> = screens;
  const found = known[id];
  if (found) return found;
  const hint = `Use one of ${toList(Object.keys(screens))}; components/screens/screens.ts lists them.`;
  throw new SiteError(`There is no screen "${id}".`, hint);
}
