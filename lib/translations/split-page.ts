import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import type { Heading } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { parsePage } from '../content/parse-page';
import { textFields } from '../schemas/text-fields';
import { toCanonicalTokens } from './canonical-tokens';
import { introAnchor, type SplitSection } from './section';

/** The headings that begin a section; deeper ones belong to the section around them. */
const sectionDepths: readonly number[] = [2, 3, 4];

/**
 * Splits a page into its sections, in reading order; the first one is what comes before the first heading. How a checkout ends
 * lines makes no difference.
 * @param text the MDX file as it is
 * @throws what the parsers of YAML and MDX throw
 */
export function splitPage(text: string): SplitSection[] {
  const { data, matter, content } = frontmatter(text.replace(/\r\n?/g, '\n'));
  const fields = data as Record<string, unknown>;
  const linesBefore = matter.split('\n').length - 1;
  const ownTexts = textFields.map((field) => String(fields[field] ?? ''));
  let current = { anchor: introAnchor, heading: String(fields.title), line: 1, tokens: ownTexts };

  const sections = [current];
  for (const token of toCanonicalTokens(parsePage(content))) {
    if (typeof token === 'string') current.tokens.push(token);
    else if (sectionDepths.includes(token.depth)) {
      const section = toSection(token, linesBefore);
      const namesake = sections.find(({ anchor }) => anchor === section.anchor);
      current = namesake ?? section; // The lock cannot tell two sections with one anchor apart.
      if (!namesake) sections.push(section);
    }
  }
  return sections.map(({ tokens, ...section }) => ({ ...section, content: tokens.join('\n') }));
}

function toSection(heading: Heading, linesBefore: number) {
  return {
    anchor: String(heading.data?.hProperties?.id),
    heading: toPlainText(heading),
    line: (heading.position?.start.line ?? 1) + linesBefore,
    tokens: [] as string[],
  };
}
