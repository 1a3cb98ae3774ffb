import type { ListItem } from 'mdast';
import type { ReactNode } from 'react';
import { getMessages } from '@/lib/i18n/messages';
import { defineComponent } from '@/lib/markdown/define-component';
import { toList, toParagraph, toText } from '@/lib/markdown/nodes';

/** A list of parameters, options or attributes. */
export const parameters = defineComponent<{ children: ReactNode }>({
  name: 'Parameters',
  display: 'block',
  attributes: {},
  View: ({ children }) => <ul className="property-list not-prose my-6">{children}</ul>,
  toMarkdown: (_, children) => [toList(children)],
  toSearchMarkdown: (_, children) => children,
});

interface ParameterProps {
  name: string;
  /** As written in code, such as `string` or `number[]`. */
  type: string;
  required?: boolean;
  /** The default value, as written in code. */
  default?: string;
  /** Effect of the parameter. */
  children: ReactNode;
}

/** One entry of `Parameters`, styled like the API reference. */
export const parameter = defineComponent<ParameterProps>({
  name: 'Parameter',
  display: 'block',
  parent: 'Parameters',
  attributes: { name: { required: true }, type: { required: true }, default: {}, required: { type: 'flag' } },
  View({ name, type, required = false, default: defaultValue, children, page }) {
    const texts = getMessages(page.textLocale).api;
    return (
      <li className="property">
        <p className="property-head">
          <code className="font-mono font-semibold">{name}</code>
          <span>{type}</span>
          {required && <strong>{texts.required}</strong>}
        </p>
        <div className="prose-no-margin parameter-text">{children}</div>
        {defaultValue !== undefined && (
          <p className="property-facts">
            <span>
              {texts.defaultValue} <code>{defaultValue}</code>
            </span>
          </p>
        )}
      </li>
    );
  },
  toMarkdown({ name, type, required = false, default: value }, children, locale) {
    const { api } = getMessages(locale);
    const head = toParagraph([
      { type: 'inlineCode', value: name },
      toText(` (${[type, ...(required ? [api.required] : [])].join(', ')})`),
      ...(value === undefined ? [] : [toText(` ${api.defaultValue} `), { type: 'inlineCode', value } as const]),
    ]);
    return [{ type: 'listItem', spread: false, children: [head, ...children] as ListItem['children'] }];
  },
  toSearchMarkdown: ({ name }, children) => [toParagraph(`${name}:`), ...children],
});
