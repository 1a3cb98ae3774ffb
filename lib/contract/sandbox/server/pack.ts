import type { Schema } from '../../openapi-schema';
import type { SandboxChannel, SandboxOperation, SandboxResponseSpec } from '../types';
import type { SandboxData } from './run-sandbox.server';

/** The data of the sandbox with what operations share written once: most of their errors and schemas. */
export interface PackedSandbox {
  title: string;
  channels: SandboxChannel[];
  schemas: Record<string, Schema>;
  responses: SandboxResponseSpec[];
  operations: (Omit<SandboxOperation, 'responses' | 'schemas'> & { responses: number[] })[];
}

/** Texts that only a page shows. */
const shownTexts = new Set(['description', 'summary', 'title']);

export function pack({ title, operations, channels }: SandboxData): PackedSandbox {
  const responses: string[] = [];
  const toIndex = (response: SandboxResponseSpec) => {
    const text = JSON.stringify(withoutTexts(response));
    if (!responses.includes(text)) responses.push(text);
    return responses.indexOf(text);
  };
  const packed = operations.map(({ schemas, responses: own, ...operation }) => ({
    ...(withoutTexts(operation) as Omit<SandboxOperation, 'responses' | 'schemas'>),
    responses: own.map(toIndex),
  }));
  const schemas = Object.assign({}, ...operations.map((operation) => withoutTexts(operation.schemas)));
  return { title, channels, schemas, responses: responses.map((text) => JSON.parse(text)), operations: packed };
}

export function unpack({ title, channels, schemas, responses, operations }: PackedSandbox): SandboxData {
  return {
    title,
    channels,
    operations: operations.map((operation) => ({
      ...operation,
      schemas,
      responses: operation.responses.flatMap((index) => responses[index] ?? []),
    })),
  };
}

/** A copy without texts for readers. What an example or a schema calls by the same names is data, so it stays. */
function withoutTexts(node: unknown, isData = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutTexts(item, isData));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).flatMap(([name, value]) => {
    if (isData) return [[name, value]];
    if (shownTexts.has(name) && typeof value === 'string') return [];
    return [[name, withoutTexts(value, ['value', 'data', 'default', 'const', 'defaults'].includes(name))]];
  });
  return Object.fromEntries(entries);
}
