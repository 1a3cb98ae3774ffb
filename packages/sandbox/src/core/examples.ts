import { isPlainObject, type JsonObject } from './json';
import type { SandboxOperation, SandboxResponseSpec } from './operation';
import type { RequestInput } from './pipeline/context';
import type { ResponseDraft } from './problem';
import { readQuery } from './read-query';

/** Makes a draft of an example of a response: the named one, or the first. */
export function toDraft(spec: SandboxResponseSpec, name: string | undefined): ResponseDraft {
  const example = name === undefined ? Object.values(spec.examples)[0] : spec.examples[name];
  const body = structuredClone(example?.value);
  return { status: spec.status, body, spec, mediaType: spec.mediaType ?? 'application/json' };
}

/** Returns the example of a success that has most in common with the request, such as its `type`; the first where none has more. */
export function getSuccessExample(operation: SandboxOperation, input: RequestInput): ResponseDraft {
  const spec = ['2', '3'].flatMap((digit) => operation.responses.filter(({ status }) => status.startsWith(digit)))[0];
  if (!spec) throw new Error(`${operation.id} has no response with a status such as 200.`);
  const sent = { ...input.path, ...readQuery(operation, input), ...(isPlainObject(input.body) ? input.body : {}) };
  const names = Object.keys(spec.examples).toSorted(
    (a, b) => countShared(sent, spec.examples[b]?.value) - countShared(sent, spec.examples[a]?.value),
  );
  return toDraft(spec, names[0]);
}

function countShared(sent: JsonObject, value: unknown): number {
  if (!isPlainObject(value)) return 0;
  const shared = Object.keys(sent).filter((name) => name in value && typeof value[name] !== 'object');
  return shared.reduce((sum, name) => sum + (value[name] === sent[name] ? 1 : -1), 0);
}
