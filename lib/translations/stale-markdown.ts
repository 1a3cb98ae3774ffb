import type { Messages } from '../i18n/messages';
import { toMarkdownLink } from '../markdown/to-markdown-link';
import { toChangeLinks } from './change-links';
import type { SectionChange } from './section-changes';

/** One line of Markdown that tells readers of a translation that it is older than the English page at `sourceUrl`. */
export function toStaleMarkdown(
  changes: readonly SectionChange[],
  sourceUrl: string,
  texts: Messages['stale'],
): string {
  const { changed, removed } = toChangeLinks(changes, sourceUrl, texts);
  const parts = [
    `**${texts.title}.**`,
    ...(changed.length > 0
      ? [`${texts.changed} ${changed.map(({ label, href }) => toMarkdownLink(label, href)).join(', ')}.`]
      : []),
    ...(removed.length > 0 ? [`${texts.removed} ${removed.map(({ label }) => label).join(', ')}.`] : []),
    toMarkdownLink(texts.link, sourceUrl),
  ];
  return `> ${parts.join(' ')}`;
}
