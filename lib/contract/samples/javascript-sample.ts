import type { FormPart, SampleRequest } from './types';

/** Writes a value as JavaScript source, indented by `depth` levels of 2 spaces. */
export function toSource(value: unknown, depth: number): string {
  const text = JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => toQuoted(JSON.parse(`"${inner}"`)));
  return text.replaceAll('\n', `\n${'  '.repeat(depth)}`);
}

/** Writes a string in single quotes. */
export function toQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Writes the request with `fetch`, as an ES module for Node 20 and newer. */
export function toJavaScript({ method, url, headers, json, form, isStream }: SampleRequest): string {
  const hasFiles = form?.some(({ isFile }) => isFile);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${toQuoted(method)}`]),
    `headers: {\n${headers.map(({ name, value }) => `    ${toKey(name)}: ${toQuoted(value)},`).join('\n')}\n  }`,
    ...(form ? ['body: form'] : []),
    ...(json === undefined ? [] : [`body: JSON.stringify(${toSource(json, 1)})`]),
  ];
  return [
    ...(hasFiles ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(form ? [...toFormLines(form), ''] : []),
    `const response = await fetch(${toQuoted(url)}, {`,
    ...options.map((option) => `  ${option},`),
    '});',
    ...toReadLines(isStream),
  ].join('\n');
}

function toFormLines(form: NonNullable<SampleRequest['form']>): string[] {
  const parts = form.map((part) => {
    const [name, value] = [toQuoted(part.name), toQuoted(part.value)];
    return part.isFile ? `form.append(${name}, ${toBlobSource(part)}, ${value});` : `form.append(${name}, ${value});`;
  });
  return ['const form = new FormData();', ...parts];
}

/** Writes a file of a form as a Blob, which has no type of its own. */
export function toBlobSource({ value, contentType }: FormPart): string {
  const options = contentType ? `, { type: ${toQuoted(contentType)} }` : '';
  return `await openAsBlob(${toQuoted(value)}${options})`;
}

function toReadLines(isStream: boolean): string[] {
  if (!isStream) return ['', 'console.log(response.status, await response.json());'];
  return [
    '',
    'for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {',
    '  console.log(chunk);',
    '}',
  ];
}

function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : toQuoted(name);
}
