import type { TableOfContents } from 'fumadocs-core/toc';
import { changelog } from '../../content/data/changelog';
import { directions } from '../api-contract/get-channel';
import { buildChangelogSections } from '../changelog/changelog-sections';
import type { Messages } from '../i18n/messages';
import type { DrawnSection } from './drawn-section';
import { type DrawnComponent, getMarkedComponent } from './mark-drawn-sections';

/** Sections of the contract have fixed anchors: the keys of their titles in the messages. */
function buildContractSections(texts: Messages['api'], ids: readonly (keyof Messages['api'] & string)[]) {
  return ids.map((id) => ({ id, title: String(texts[id]), depth: 2 }));
}

const sections = {
  Changelog: (texts) => buildChangelogSections(changelog, texts.changelog),
  Channel: ({ api }) => buildContractSections(api, directions),
  Operation: ({ api }) => buildContractSections(api, ['request', 'samples', 'responses', 'errors']),
} satisfies Record<DrawnComponent, (texts: Messages) => DrawnSection[]>;

/** The headings that a component draws, in order. Headings of the page itself must not use their anchors. */
export function getDrawnSections(component: DrawnComponent, texts: Messages): DrawnSection[] {
  return sections[component](texts);
}

/** Replaces the placeholders of `markDrawnSections` in a table of contents with the headings that components draw. */
export function insertDrawnSections(toc: TableOfContents, texts: Messages): TableOfContents {
  return toc.flatMap((entry) => {
    const component = getMarkedComponent(entry.url);
    if (!component) return [entry];
    return getDrawnSections(component, texts).map(({ id, title, depth }) => ({ url: `#${id}`, title, depth }));
  });
}
