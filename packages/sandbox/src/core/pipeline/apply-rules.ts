import { type Inputs, readQuery } from './check-parameters';
import { getImageName } from './images';
import type { Outcome, Refusal } from './problem';
import type { SandboxOperation, SandboxResponseSpec } from './types';
import { getOwn, isPlainObject, type JsonObject } from './values';

type Row = SandboxOperation['rows'][number];

/** What a request says, in all its places. */
export interface Said extends Inputs {
  body: unknown;
}

/** The example of a response as an outcome. */
function toOutcome(spec: SandboxResponseSpec, name: string | undefined): Outcome {
  const example = name === undefined ? Object.values(spec.examples)[0] : spec.examples[name];
  const body = structuredClone(example?.value);
  return { status: spec.status, body, spec, mediaType: spec.mediaType ?? 'application/json' };
}

/** The example of the first row of `x-sandbox` that the request matches; what a key stands for comes before what the values say. */
export function findRow(operation: SandboxOperation, said: Said): Outcome | undefined {
  const keyFirst = operation.rows.toSorted((a, b) => Number(isAboutKey(b)) - Number(isAboutKey(a)));
  const row = keyFirst.find(({ when }) =>
    Object.entries(when).every(([place, text]) => listTexts(operation, said, place).includes(text)),
  );
  const spec = row && operation.responses.find(({ status }) => status === row.response);
  return spec && pointAtImage(operation, said, row.when, toOutcome(spec, row.example));
}

/** An error about a sample image has the place of that image, also where the example shows another one. */
function pointAtImage({ images = [] }: SandboxOperation, { body }: Said, when: Row['when'], outcome: Outcome): Outcome {
  const [[place = '', image = ''] = []] = Object.entries(when);
  const errors = isPlainObject(outcome.body) ? outcome.body.errors : undefined;
  const [error] = Array.isArray(errors) ? errors : [];
  if (!error || !images.some(({ name }) => name === image)) return outcome;
  const field = place.replace('body.', '');
  const value = isPlainObject(body) ? body[field] : undefined;
  const index = Array.isArray(value) ? `/${value.findIndex((item) => getImageName(item, images) === image)}` : '';
  error.pointer = `#/${field}${index}`;
  return outcome;
}

function isAboutKey({ when }: Row): boolean {
  return 'header.Authorization' in when;
}

/** What stands at a place of a request such as `body.image`, as texts; a sample image is its name. */
function listTexts({ images = [] }: SandboxOperation, said: Said, place: string): string[] {
  const [part = '', ...path] = place.split('.');
  const names = part === 'header' ? [path.join('.').toLowerCase()] : path;
  const found = names.reduce<unknown>(
    (value, name) => (isPlainObject(value) ? getOwn(value, name) : undefined),
    said[part as keyof Said],
  );
  return [found].flat().flatMap((value) => {
    const name = getImageName(value, images);
    return [...(name ? [name] : []), ...(value === undefined || typeof value === 'object' ? [] : [String(value)])];
  });
}

/** What the header `Prefer: code=404, example=not_found` asks for, as Prism has it. */
export function findPreferred(operation: SandboxOperation, prefer: string): Outcome | { refusal: Refusal } | undefined {
  const [, code] = /\bcode="?(\d{3})/.exec(prefer) ?? [];
  const [, name] = /\bexample="?([\w-]+)/.exec(prefer) ?? [];
  if (!code && !name) return undefined;
  const spec = operation.responses.find(
    ({ status, examples }) => (!code || status === code) && (!name || Object.hasOwn(examples, name)),
  );
  if (spec) return toOutcome(spec, name);
  const known = operation.responses.map(({ status, examples }) => `${status} (${Object.keys(examples).join(', ')})`);
  const detail = `The header "Prefer" asks for what the operation does not have. It has ${known.join(', ')}.`;
  return { refusal: { status: '400', code: 'invalid_request', detail } };
}

/** The example of a success that has most in common with the request, such as its `type`; the first where none has more. */
export function findSuccess(operation: SandboxOperation, said: Said): Outcome {
  const spec = operation.responses.find(({ status }) => status.startsWith('2'));
  if (!spec) throw new Error(`${operation.id} has no response with a status such as 200.`);
  const sent = { ...said.path, ...readQuery(operation, said), ...(isPlainObject(said.body) ? said.body : {}) };
  const names = Object.keys(spec.examples).toSorted(
    (a, b) => countShared(sent, spec.examples[b]?.value) - countShared(sent, spec.examples[a]?.value),
  );
  return toOutcome(spec, names[0]);
}

/** A success in which each item of a list of the request has the result that it would have alone, such as each candidate of a match. */
export function chooseResults(operation: SandboxOperation, said: Said, outcome: Outcome): Outcome {
  const { perItem } = operation.echo;
  const { body } = said;
  if (!perItem || !isPlainObject(body)) return outcome;
  const items = [body[perItem.request]].flat();
  const results = items.map((item, index) => {
    const alone = { ...said, body: { ...body, [perItem.request]: [item] } };
    const example = findRow(operation, alone) ?? findSuccess(operation, alone);
    const [result] = [(example.body as JsonObject)[perItem.response]].flat();
    return { ...(result as JsonObject), index };
  });
  return { ...outcome, body: { ...(outcome.body as JsonObject), [perItem.response]: results } };
}

function countShared(sent: JsonObject, value: unknown): number {
  if (!isPlainObject(value)) return 0;
  const shared = Object.keys(sent).filter((name) => name in value && typeof value[name] !== 'object');
  return shared.reduce((sum, name) => sum + (value[name] === sent[name] ? 1 : -1), 0);
}
