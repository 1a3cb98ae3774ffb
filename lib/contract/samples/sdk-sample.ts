import { idempotencyHeader } from 'openapi-sandbox';
import { type SdkCall, sdkCalls } from '../../../content/data/sdk-calls';
import { toBlobSource, toQuoted, toSource } from './javascript-sample';
import type { FormPart, SampleRequest } from './types';

/** Methods by operation. */
const methods: Readonly<Record<string, SdkCall>> = sdkCalls;

/** Writes the request with the TypeScript SDK; `undefined` for streams, which the SDK does not cover. */
export function toSdk(operationId: string, request: SampleRequest): string | undefined {
  if (request.isStream) return undefined;
  const { form } = request;
  const hasFiles = form?.some(({ isFile }) => isFile);
  const method = methods[operationId];
  return [
    ...(hasFiles ? ["import { openAsBlob } from 'node:fs';"] : []),
    "import { AgentClient } from '@agent-example/sdk';",
    '',
    'const client = new AgentClient({ apiKey: process.env.AGENT_API_KEY });',
    '',
    ...(method?.isList
      ? [`for await (const item of client.${toListCall(method.call, request)}) {`, '  console.log(item);', '}']
      : [
          `const result = await client.${method ? toNamedCall(method.call, request) : toGenericCall(request)};`,
          '',
          'console.log(result);',
        ]),
  ].join('\n');
}

/** Named methods take the fields of the body in camel case, like everything else in the SDK, and files as Blobs. */
function toNamedCall(call: string, { value, form = [] }: SampleRequest): string {
  const fields = Object.entries((value ?? {}) as object).map(([name, item]) => {
    const files = form.filter((part) => part.isFile && part.name === name).map(toBlobSource);
    const source = files.length === 0 ? toSource(item, 1) : Array.isArray(item) ? toArraySource(files, 1) : files[0];
    return `  ${toCamelCase(name)}: ${source},\n`;
  });
  return fields.length > 0 ? `${call}({\n${fields.join('')}})` : `${call}()`;
}

/** Calls a method for a list, which accepts the query. */
function toListCall(call: string, { url }: SampleRequest): string {
  const query = Object.fromEntries([...new URL(url).searchParams].map(([name, value]) => [toCamelCase(name), value]));
  return Object.keys(query).length > 0 ? `${call}(${toSource(query, 0)})` : `${call}()`;
}

/** Writes an array of values that are source already. */
function toArraySource(values: string[], depth: number): string {
  const [inner, outer] = ['  '.repeat(depth + 1), '  '.repeat(depth)];
  return `[\n${values.map((value) => `${inner}${value},\n`).join('')}${outer}]`;
}

function toGenericCall({ method, url, headers, json, form }: SampleRequest): string {
  const { pathname, searchParams } = new URL(url);
  const idempotencyKey = headers.find(({ name }) => name === idempotencyHeader)?.value;
  const options = [
    ...(searchParams.size > 0 ? [`query: ${toSource(Object.fromEntries(searchParams), 1)}`] : []),
    ...(idempotencyKey ? [`idempotencyKey: ${toQuoted(idempotencyKey)}`] : []),
    ...(json === undefined ? [] : [`body: ${toSource(json, 1)}`]),
    ...(form ? [`form: ${toFormSource(form, 1)}`] : []),
  ];
  const start = `request(${toQuoted(method)}, ${toQuoted(pathname)}`;
  return options.length > 0 ? `${start}, {\n${options.map((option) => `  ${option},\n`).join('')}})` : `${start})`;
}

/** Writes a form as an object; a repeated name holds an array. */
function toFormSource(form: FormPart[], depth: number): string {
  const [inner, outer] = ['  '.repeat(depth + 1), '  '.repeat(depth)];
  const names = [...new Set(form.map(({ name }) => name))];
  const lines = names.map((name) => {
    const values = form.filter((part) => part.name === name).map(toFormValue);
    return `${inner}${name}: ${values.length === 1 ? values[0] : toArraySource(values, depth + 1)},\n`;
  });
  return `{\n${lines.join('')}${outer}}`;
}

function toFormValue(part: FormPart): string {
  return part.isFile ? toBlobSource(part) : toQuoted(part.value);
}

/** Writes a name as JavaScript, Kotlin and Swift do. */
export function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Writes a name as the API and Python do. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
