import { type ScreenId, screens } from '@/components/screens/screens';
import { getTextAttribute } from '@/lib/content/mdx-element';
import { toBox, toElement, toParagraph, toText } from '@/lib/content/nodes';
import { getLocalized } from '@/lib/i18n/locales';
import type { TreeComponent } from './define-tree';

/** A drawn screen of the product with its caption. To people who cannot see it, to search and in Markdown it is its text. */
export const screen: TreeComponent = {
  name: 'Screen',
  place: 'data',
  attributes: { id: { required: true, values: Object.keys(screens) } },
  async toTree(element, { locale, form }) {
    const { alt, caption, render } = screens[getTextAttribute(element, 'id') as ScreenId];
    const [ariaLabel, captionText] = [getLocalized(alt, locale), toText(getLocalized(caption, locale))];
    if (form !== 'page') return [toParagraph(ariaLabel), toParagraph([{ type: 'emphasis', children: [captionText] }])];
    // Loaded only by the compiler of pages: Next refuses it in code that renders them.
    const { renderToStaticMarkup } = await import('react-dom/server');
    const drawing = { type: 'html' as const, value: renderToStaticMarkup(render(locale)) };
    return [
      toElement('ScreenStyles'),
      toBox('figure', { className: 'screen not-prose' }, [
        toBox('div', { className: 'sc-stage', role: 'img', ariaLabel }, [drawing]),
        toBox('figcaption', {}, [captionText]),
      ]),
    ];
  },
};
