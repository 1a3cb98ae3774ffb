import type { ListItem, PhrasingContent } from 'mdast';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { localizeLink } from '@/lib/i18n/paths';
import { defineComponent } from '@/lib/markdown/define-component';
import { toList, toParagraph, toText } from '@/lib/markdown/nodes';

interface CardProps {
  title: string;
  href: string;
  description?: string;
  children?: ReactNode;
}

/** A link with a title and a sentence. */
export const card = defineComponent<CardProps>({
  name: 'Card',
  display: 'block',
  parent: 'Cards',
  attributes: {
    title: { required: true, holds: 'text' },
    href: { required: true, holds: 'link' },
    description: { holds: 'text' },
  },
  View: ({ title, href, description, children, page }) => (
    <SiteLink
      href={localizeLink(href, page.locale)}
      className="edge-link block rounded-lg bg-fd-card p-4 text-fd-card-foreground"
    >
      <span className="block font-semibold">{title}</span>
      <span className="mt-1 block text-sm leading-relaxed text-fd-muted-foreground">{description ?? children}</span>
    </SiteLink>
  ),
  toMarkdown({ title, href, description }, children) {
    const link: PhrasingContent = { type: 'link', url: href, children: [toText(title)] };
    const head = toParagraph(description ? [link, toText(`: ${description}`)] : [link]);
    return [{ type: 'listItem', children: [head, ...children] as ListItem['children'] }];
  },
});

/** Cards, side by side where there is room. */
export const cards = defineComponent<{ children: ReactNode }>({
  name: 'Cards',
  display: 'block',
  attributes: {},
  View: ({ children }) => <div className="not-prose my-6 grid gap-3 sm:grid-cols-2">{children}</div>,
  toMarkdown: (_, children) => [toList(children)],
});
