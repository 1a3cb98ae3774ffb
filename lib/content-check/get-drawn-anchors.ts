import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { getDrawnSections } from '../drawn-sections/drawn-sections';
import { type DrawnComponent, getDrawnComponent } from '../drawn-sections/mark-drawn-sections';
import { defaultLocale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';

/** The anchor of a heading that a component draws. */
interface DrawnAnchor {
  anchor: string;
  component: DrawnComponent;
}

/** Anchors that the components of a page draw; they are the same in every language. */
export function getDrawnAnchors(tree: Root): DrawnAnchor[] {
  const anchors: DrawnAnchor[] = [];
  visit(tree, (node) => {
    const component = getDrawnComponent(node);
    if (!component) return;
    const sections = getDrawnSections(component, getMessages(defaultLocale));
    anchors.push(...sections.map(({ id }) => ({ anchor: id, component })));
  });
  return anchors;
}
