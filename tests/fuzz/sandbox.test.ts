import { createGeneratorSync, type JsonSchema } from 'json-schema-faker';
import type { SandboxMedia, SandboxOperation, SandboxPart, SandboxRequest, Schema } from 'openapi-sandbox';
import { expect, it } from 'vitest';
import { createExampleValidator } from '@/lib/checks/contract/check-examples';
import { getOperation } from '@/lib/contract/get-operation';
import { contract, createTestSandbox, jpeg, sandboxOperations, testKey } from '../support/sandbox';

/** Repeats a run that failed: `FUZZ_SEED=123 npm run test:fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const requestsPerOperation = 120;

const generator = createGeneratorSync({ seed, optionalsProbability: 0.5, maxItems: 5 });
const validate = createExampleValidator(contract.components);
const random = createRandom(seed);

/** Values that programs send by mistake, or to do harm. */
const oddValues: unknown[] = [
  null,
  '',
  ' ',
  'é\u0000\ud800',
  '../..',
  '__proto__',
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [[[]]],
  { constructor: 1 },
  'x'.repeat(5000),
];

/** Creates a generator of numbers from 0 to 1 that a seed determines (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/**
 * Generates a value that a schema allows.
 * @param examples what is sent in place of values that the generator cannot make, such as with `anyOf` over `required`
 */
function generate(schema: Schema, examples: readonly unknown[] = []): unknown {
  try {
    const value = generator.generate({ ...schema, components: contract.components } as unknown as JsonSchema);
    if (validate(schema, value) === undefined || examples.length === 0) return value;
  } catch (error) {
    if (examples.length === 0) throw error;
  }
  return structuredClone(pick(examples));
}

/** Damages a value: one of its parts is replaced, removed or added. */
function damage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(oddValues);
  const copy: Record<string, unknown> = { ...value };
  const name = pick([...Object.keys(copy), 'unknown', '__proto__']);
  if (random() < 0.3) delete copy[name];
  else Object.defineProperty(copy, name, { value: damage(copy[name]), enumerable: true, configurable: true });
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** Lists the ids of what has been created, by the parameter that names them in paths. */
const known = new Map<string, string[]>([['subscription_id', []]]);

function generateParameter(operation: SandboxOperation, name: string): string {
  const parameter = operation.parameters.find((each) => each.name === name);
  const ids = [...(known.get(name) ?? []), String(parameter?.example ?? '')];
  return random() < 0.7 ? pick(ids) : String(generate(parameter?.schema ?? {}));
}

/** Puts ids of what has been created into the fields of a body that name such objects. */
function fillIds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => {
    const ids = known.get(name);
    return [name, ids && typeof field === 'string' && random() < 0.8 ? pick(ids) : field];
  });
  return Object.fromEntries(entries);
}

/** Writes a value for a path, which can hold no half of a character. */
function toUrlText(value: unknown): string {
  return encodeURIComponent(String(value).replace(/[\ud800-\udfff]/g, ''));
}

function generateRequest(operation: SandboxOperation, isValid: boolean): SandboxRequest {
  const path = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    toUrlText(isValid || random() < 0.5 ? generateParameter(operation, name) : pick(oddValues)),
  );
  const url = `${path}?${generateQuery(operation, isValid)}`;
  const request = { method: operation.method, url, headers: { Authorization: `Bearer ${testKey}` } };
  const [type, media] = pick(Object.entries(operation.body?.content ?? {})) ?? [];
  if (!type || !media) return request;
  const examples = Object.values(media.examples).map(({ value }) => value);
  const value = fillIds(generate(media.schema, examples));
  const sent = isValid ? value : damage(value);
  if (type === 'multipart/form-data')
    return { ...request, body: { kind: 'form', parts: toParts(media, sent, isValid) } };
  const text = isValid || random() < 0.9 ? JSON.stringify(sent) : '{"a":';
  return { ...request, headers: { ...request.headers, 'Content-Type': type }, body: { kind: 'text', text } };
}

function generateQuery({ parameters, ...operation }: SandboxOperation, isValid: boolean): URLSearchParams {
  const sent = parameters.filter(
    ({ name, required, in: location }) =>
      location === 'query' && (required || random() < 0.4) && !(isValid && name === 'cursor'),
  );
  const toValue = ({ name, schema }: (typeof sent)[number]) => {
    if (!isValid && random() < 0.5) return pick(oddValues);
    return schema.type === 'integer' ? generate(schema) : generateParameter({ ...operation, parameters }, name);
  };
  return new URLSearchParams(sent.map((parameter) => [parameter.name, String(toValue(parameter))]));
}

function toParts({ encoding }: SandboxMedia, body: unknown, isValid: boolean): SandboxPart[] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.flatMap(([name, item]) =>
    [item].flat().map((single) => {
      const type = encoding[name]?.[0];
      const bytes = isValid || random() < 0.8 ? jpeg : new Uint8Array();
      return { name, value: type ? { name: 'a', type, bytes } : toFormText(single) };
    }),
  );
}

function toFormText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Remembers the id of what was created, for later requests. */
function remember({ resource }: SandboxOperation, body: unknown): void {
  const { collection, action, id = 'id' } = resource;
  const value = (body as Record<string, unknown>)[id];
  if (action !== 'create' || typeof value !== 'string') return;
  if (collection?.endsWith('/subscriptions')) known.get('subscription_id')?.push(value);
  for (const { parents } of sandboxOperations) {
    for (const [name, parent] of Object.entries(parents)) {
      if (parent === collection) known.set(name, [...(known.get(name) ?? []).slice(-20), value]);
    }
  }
}

it(`every answer to ${requestsPerOperation * sandboxOperations.length} requests is one of the contract (seed ${seed})`, () => {
  const { sandbox } = createTestSandbox();
  for (let round = 0; round < requestsPerOperation; round += 1) {
    for (const operation of sandboxOperations) {
      const isValid = round % 2 === 0;
      const request = generateRequest(operation, isValid);
      const context = `FUZZ_SEED=${seed}, round ${round}, ${operation.id}\n${JSON.stringify(request).slice(0, 2000)}`;
      const { status, body, stream, operation: matched } = sandbox.respond(request);
      // An id may be one of another operation's path, such as `search`.
      if (matched !== operation.id || stream) continue;
      const { responses } = getOperation(contract, operation.id);
      const documented = responses.find((response) => response.status === String(status))?.response;
      expect(documented, `${context}\n${status} is not documented: ${body}`).toBeDefined();
      if (isValid) expect([200, 201, 202, 404, 409, 422], `${context}\n${body}`).toContain(status);
      const content = Object.values(documented?.content ?? {})[0];
      const value = JSON.parse(body);
      expect(validate(content?.schema ?? {}, value), `${context}\n${status} ${body}`).toBeUndefined();
      if (status < 300) remember(operation, value);
    }
    sandbox.advance('PT1S');
  }
});
