import { expect } from 'vitest';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';

/**
 * Expects that the source of a diagram does not parse.
 * @param line of the fault within the source, from 1
 * @param message a part of the error message
 * @param hint a part of the suggested fix
 */
export function expectDiagramFault(source: string, line: number, message: string, hint: string): void {
  expect(() => parseDiagram(source)).toThrow(
    expect.objectContaining({
      name: 'DiagramError',
      line,
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    }),
  );
}
