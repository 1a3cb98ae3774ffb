import { toQuoted, toSource } from './javascript-sample';
import type { FormPart, SampleRequest } from './sample-request';

/** Operations for which the SDK has a method of its own; all others go through `client.request`. */
const namedCalls: Record<string, string> = {
  detectFaces: 'face.detect',
  matchFacesV2: 'face.match',
  validateLiveness: 'liveness.validate',
  detectHands: 'hand.detect',
  readDocument: 'ocr.read',
  createWidgetSession: 'widget.createSession',
};

/** The request with the TypeScript SDK, or `undefined` for streams, which the SDK does not cover. */
export function toSdk(operationId: string, request: SampleRequest): string | undefined {
  if (request.isStream) return undefined;
  const { form } = request;
  const hasFiles = form?.some(({ isFile }) => isFile);
  const call = namedCalls[operationId];
  return [
    ...(hasFiles ? ["import { openAsBlob } from 'node:fs';"] : []),
    "import { AgentClient } from '@agent-example/sdk';",
    '',
    'const client = new AgentClient({ apiKey: process.env.AGENT_API_KEY });',
    '',
    `const answer = await client.${call ? toNamedCall(call, request) : toGenericCall(request)};`,
    '',
    'console.log(answer);',
  ].join('\n');
}

/** Named methods take the fields of the body in camel case, like everything else in the SDK, and files as Blobs. */
function toNamedCall(call: string, { value, form = [], headers }: SampleRequest): string {
  const files = new Set(form.filter(({ isFile }) => isFile).map(({ name }) => name));
  const fields = Object.entries((value ?? {}) as object).map(([name, item]) => {
    const source = files.has(name) ? toFiles(item) : toSource(item, 1);
    return `  ${toCamelCase(name)}: ${source},\n`;
  });
  const idempotencyKey = getIdempotencyKey(headers);
  const options = idempotencyKey ? `, { idempotencyKey: ${toQuoted(idempotencyKey)} }` : '';
  return `${call}({\n${fields.join('')}}${options})`;
}

function toFiles(item: unknown): string {
  if (!Array.isArray(item)) return toBlob(String(item));
  return `[\n${item.map((file) => `    ${toBlob(String(file))},\n`).join('')}  ]`;
}

function toBlob(file: string): string {
  return `await openAsBlob(${toQuoted(file)})`;
}

function getIdempotencyKey(headers: SampleRequest['headers']): string | undefined {
  return headers.find(({ name }) => name === 'Idempotency-Key')?.value;
}

function toGenericCall({ method, url, headers, json, form }: SampleRequest): string {
  const { pathname, searchParams } = new URL(url);
  const idempotencyKey = getIdempotencyKey(headers);
  const options = [
    ...(searchParams.size > 0 ? [`query: ${toSource(Object.fromEntries(searchParams), 1)}`] : []),
    ...(idempotencyKey ? [`idempotencyKey: ${toQuoted(idempotencyKey)}`] : []),
    ...(json === undefined ? [] : [`body: ${toSource(json, 1)}`]),
    ...(form ? [`form: ${toFormSource(form, 1)}`] : []),
  ];
  const start = `request(${toQuoted(method)}, ${toQuoted(pathname)}`;
  return options.length > 0 ? `${start}, {\n${options.map((option) => `  ${option},\n`).join('')}})` : `${start})`;
}

/** A form as an object; a repeated name holds an array. */
function toFormSource(form: FormPart[], depth: number): string {
  const [inner, outer] = ['  '.repeat(depth + 1), '  '.repeat(depth)];
  const names = [...new Set(form.map(({ name }) => name))];
  const lines = names.map((name) => {
    const values = form.filter((part) => part.name === name).map(toFormValue);
    return `${inner}${name}: ${values.length === 1 ? values[0] : `[\n${values.map((value) => `${inner}  ${value},\n`).join('')}${inner}]`},\n`;
  });
  return `{\n${lines.join('')}${outer}}`;
}

function toFormValue({ value, isFile }: FormPart): string {
  return isFile ? toBlob(value) : toQuoted(value);
}

function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
