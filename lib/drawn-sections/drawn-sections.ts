import type { TableOfContents } from 'fumadocs-core/toc';
import { changelog } from '../../content/data/changelog';
import type { ResolvedChannel } from '../api-contract/get-channel';
import type { ResolvedOperation } from '../api-contract/get-operation';
import { buildChangelogSections } from '../changelog/changelog-sections';
import type { Messages } from '../i18n/messages';
import { getChannelSections, getOperationSections } from './contract-sections';
import type { DrawnSection } from './drawn-section';
import { type DrawnComponent, getMarkedComponent } from './mark-drawn-sections';

/** What a page documents. */
export interface DocumentedContract {
  operation?: ResolvedOperation;
  channel?: ResolvedChannel;
}

const sections = {
  Changelog: (texts) => buildChangelogSections(changelog, texts.changelog),
  Channel: ({ api }, { channel }) => getChannelSections(channel, api),
  Operation: ({ api }, { operation }) => getOperationSections(operation, api),
} satisfies Record<DrawnComponent, (texts: Messages, contract: DocumentedContract) => DrawnSection[]>;

/**
 * The headings that a component draws, in order. Headings of the page itself must not use their anchors.
 * @param contract what the page documents; without it, the headings that it can have are returned, except those named after messages
 */
export function getDrawnSections(
  component: DrawnComponent,
  texts: Messages,
  contract: DocumentedContract = {},
): DrawnSection[] {
  return sections[component](texts, contract);
}

/**
 * Replaces the placeholders of `markDrawnSections` in a table of contents with the headings that components draw.
 * @param drawTitle draws the title of such a heading
 */
export function insertDrawnSections(
  toc: TableOfContents,
  texts: Messages,
  contract?: DocumentedContract,
  drawTitle: (title: string) => TableOfContents[number]['title'] = (title) => title,
): TableOfContents {
  return toc.flatMap((entry) => {
    const component = getMarkedComponent(entry.url);
    if (!component) return [entry];
    return getDrawnSections(component, texts, contract).map(({ id, title, depth }) => ({
      url: `#${id}`,
      title: drawTitle(title),
      depth,
    }));
  });
}
