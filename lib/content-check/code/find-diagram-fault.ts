import { DiagramError } from '../../diagrams/diagram-error';
import { parseDiagram } from '../../diagrams/parse-diagram';
import type { CodeFault } from './code-fault';

/** Finds what keeps a text from being a diagram that the site can draw. */
export function findDiagramFault(source: string): CodeFault | undefined {
  try {
    parseDiagram(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    return { line: error.line, message: error.message, hint: error.hint };
  }
}
