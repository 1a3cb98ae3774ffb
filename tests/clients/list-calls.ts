import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SandboxOperation } from 'openapi-sandbox';
import { toCallOrder } from '../support/call-order';

/** A call of an operation, as the examples of the contract make it. */
export interface Call {
  /** The operation, and what the body's example shows. */
  name: string;
  operation: SandboxOperation;
  /** Values by place and name; a place without values is absent. */
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  body?: Body;
}

interface Body {
  type: string;
  value: Record<string, unknown>;
  /** The media types that the files of a form may have, by field. */
  files: Record<string, string[]>;
}

/** One call for each example of a body, or a single one, in an order in which each can succeed. */
export function listCalls(operations: readonly SandboxOperation[]): Call[] {
  return toCallOrder(operations).flatMap(listCallsOf);
}

function listCallsOf(operation: SandboxOperation): Call[] {
  const places = Object.fromEntries(
    (['path', 'query', 'header'] as const).flatMap((place) => {
      const sent = operation.parameters.filter(
        ({ in: where, required, isInSample }) => where === place && (required || isInSample),
      );
      return sent.length > 0 ? [[place, Object.fromEntries(sent.map(({ name, example }) => [name, example]))]] : [];
    }),
  );
  const bodies = Object.entries(operation.body?.content ?? {}).flatMap(([type, { examples, encoding }]) =>
    Object.entries(examples).map(([name, { value }]) => ({
      name: `${operation.id} (${type}, ${name})`,
      body: { type, value: value as Record<string, unknown>, files: encoding },
    })),
  );
  if (bodies.length === 0) return [{ name: operation.id, operation, ...places }];
  return bodies.map((body) => ({ operation, ...places, ...body }));
}

/** The code of a body: a literal, in which an expression made from the file's path stands for each file. */
export function writeBody({ value, files }: Body): string {
  const fields = Object.entries(value).map(([name, item]) => {
    const toCode = (single: unknown) => {
      const type = files[name]?.[0];
      return type ? `file(${JSON.stringify([toFile(single), type]).slice(1, -1)})` : JSON.stringify(single);
    };
    return `${JSON.stringify(name)}: ${Array.isArray(item) ? `[${item.map(toCode)}]` : toCode(item)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** The published sample image of this name, or any other file. */
function toFile(name: unknown): string {
  const image = path.resolve('public/sandbox', String(name));
  return existsSync(image) ? image : path.resolve('package.json');
}
