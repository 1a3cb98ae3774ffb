import { DiagramError } from './diagram-error';

/** One line of a diagram's source that says something. */
export interface Statement {
  /** Line within the source, from 1. */
  line: number;
  /** The line without the spaces around it. */
  text: string;
}

/**
 * The lines of a source that are neither empty nor a comment (`%% …`).
 * @throws DiagramError for a directive (`%%{ … }%%`), which would change what only Mermaid draws
 */
export function toStatements(source: string): Statement[] {
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text: text.trim() }));
  const directive = lines.find(({ text }) => text.startsWith('%%{'));
  if (directive) {
    throw new DiagramError(
      directive.line,
      `The directive “${directive.text}” is not supported.`,
      'Remove it: diagrams look the same on the whole site.',
    );
  }
  return lines.filter(({ text }) => text !== '' && !text.startsWith('%%'));
}
