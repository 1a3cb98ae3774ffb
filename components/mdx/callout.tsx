import type { Blockquote } from 'mdast';
import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Info, Lightbulb, TriangleExclamationPoint } from '@/components/ui/icons';
import { getMessages } from '@/lib/i18n/messages';
import { defineComponent } from '@/lib/markdown/define-component';
import { toTitle } from '@/lib/markdown/nodes';

/** Maps the `type` that writers give a callout to its kind and its icon. */
const kinds = {
  info: { kind: 'info', Icon: Info },
  warn: { kind: 'warning', Icon: TriangleExclamationPoint },
  error: { kind: 'error', Icon: CircleX },
  success: { kind: 'success', Icon: CircleCheck },
  idea: { kind: 'idea', Icon: Lightbulb },
} as const;

interface CalloutProps {
  type?: keyof typeof kinds;
  title?: string;
  children: ReactNode;
}

/** A note beside the text. Its icon shows its type, and its accessible name says it. */
export const callout = defineComponent<CalloutProps>({
  name: 'Callout',
  display: 'block',
  attributes: { type: { values: Object.keys(kinds) }, title: { holds: 'text' } },
  View({ type = 'info', page, title, children }) {
    const { kind, Icon } = kinds[type];
    return (
      <div className="callout" data-kind={kind} role="note" aria-label={getMessages(page.textLocale).callout[kind]}>
        <Icon />
        <div>
          {title && <p className="callout-title">{title}</p>}
          {children}
        </div>
      </div>
    );
  },
  /** Begins with the kind, which on the page only the icon shows, and adds the title if that says more. */
  toMarkdown({ type = 'info', title }, children, locale) {
    const kind = getMessages(locale).callout[kinds[type].kind];
    const heading = title === undefined || title === kind ? kind : `${kind}: ${title}`;
    return [{ type: 'blockquote', children: [toTitle(heading), ...children] as Blockquote['children'] }];
  },
  toSearchMarkdown: ({ title }, children) => (title === undefined ? children : [toTitle(title), ...children]),
});
