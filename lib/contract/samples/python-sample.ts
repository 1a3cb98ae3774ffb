import type { FormPart, SampleRequest } from './types';

/** Writes a value as Python source, indented by `depth` levels of 4 spaces. */
function toPythonSource(value: unknown, depth = 0): string {
  const [inner, outer] = ['    '.repeat(depth + 1), '    '.repeat(depth)];
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${toPythonSource(item, depth + 1)},\n`).join('')}${outer}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${toPythonSource(item, depth + 1)},\n`);
    return `{\n${lines.join('')}${outer}}`;
  }
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** Writes the request with Requests, the library that most Python programs use. */
export function toPython({ method, url, headers, json, form, isStream }: SampleRequest): string {
  const fields = form?.filter(({ isFile }) => !isFile) ?? [];
  const files = form?.filter(({ isFile }) => isFile) ?? [];
  const options = [
    JSON.stringify(url),
    `headers=${toPythonSource(Object.fromEntries(headers.map(({ name, value }) => [name, value])), 1)}`,
    ...(json === undefined ? [] : [`json=${toPythonSource(json, 1)}`]),
    ...(fields.length > 0 ? [`data=${toData(fields)}`] : []),
    ...(files.length > 0 ? [`files=[\n${files.map((part) => `        ${toFile(part)},\n`).join('')}    ]`] : []),
    ...(isStream ? ['stream=True'] : []),
  ];
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `    ${option},`),
    ')',
    '',
    ...(isStream
      ? ['for line in response.iter_lines():', '    print(line.decode())']
      : ['print(response.status_code, response.json())']),
  ].join('\n');
}

/** Writes a dictionary, or a list of tuples where a name repeats, which a dictionary cannot hold. */
function toData(fields: readonly FormPart[]): string {
  const values = new Map(fields.map(({ name, value }) => [name, value]));
  if (values.size === fields.length) return toPythonSource(Object.fromEntries(values), 1);
  const tuples = fields.map(({ name, value }) => `        (${JSON.stringify(name)}, ${JSON.stringify(value)}),\n`);
  return `[\n${tuples.join('')}    ]`;
}

function toFile({ name, value, contentType }: FormPart): string {
  const [key, file] = [JSON.stringify(name), JSON.stringify(value)];
  return `(${key}, (${file}, open(${file}, "rb")${contentType ? `, ${JSON.stringify(contentType)}` : ''}))`;
}
