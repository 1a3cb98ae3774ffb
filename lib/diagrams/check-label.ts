import { DiagramError } from './diagram-error';

const tag = /<\/?[a-z][^>]*>?/i;

/**
 * Returns a label as it is drawn, without surrounding spaces.
 * @param what names the label in an error, such as `The message`
 * @throws DiagramError for a label that is empty or holds HTML, which Mermaid would interpret
 */
export function checkLabel(label: string, line: number, what: string): string {
  const text = label.trim();
  if (text === '') throw new DiagramError(line, `${what} has no text.`, 'Say in a few words what happens.');
  const html = tag.exec(text)?.[0];
  if (html) {
    throw new DiagramError(
      line,
      `${what} contains “${html}”, which is HTML.`,
      'Write plain text; long labels are wrapped.',
    );
  }
  return text;
}
