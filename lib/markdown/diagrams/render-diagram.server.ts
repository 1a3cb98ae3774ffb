import { renderMermaidSVG } from 'beautiful-mermaid';
import { margin, toSiteSvg } from '../../formats/mermaid-svg';
import type { Messages } from '../../i18n/messages';
import type { Diagram } from './parse-diagram';
import { toRendererSource } from './renderer-source';

/**
 * Renders a diagram as SVG in the colours of the site.
 * @param id of the diagram, unique on the page
 * @param title its accessible name
 * @throws SiteError if the renderer leaves something out, or returns something unknown
 */
export function renderDiagram(diagram: Diagram, id: string, title: string, texts: Messages['diagram']): string {
  const { source, labels } = toRendererSource(diagram, texts);
  const svg = renderMermaidSVG(source, { padding: margin, nodeSpacing: 20, layerSpacing: 36 });
  const participants = diagram.kind === 'sequence' ? diagram.participants : [];
  const people = participants.filter(({ isPerson }) => isPerson).map(({ id }) => id);
  return toSiteSvg(svg, { id, title, labels, people });
}
