import { formType, type SandboxOperation } from 'openapi-sandbox';
import { type Draft, type FieldValue, listFields } from './draft';

/** A request as it will be sent; the files of a form are still to be read. */
export interface PreparedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** True where the response is a stream of events. */
  isStream: boolean;
  text?: string;
  parts?: PreparedPart[];
}

export interface PreparedPart {
  name: string;
  value: FieldValue;
  isFile: boolean;
  type: string;
}

/** Prepares the request of a draft. */
export function prepareRequest(
  operation: SandboxOperation,
  draft: Draft,
  key: string,
  server: string,
): PreparedRequest {
  const { parameters, mediaType, text, fields, prefer } = draft;
  const get = (location: string, name: string) => parameters[`${location}.${name}`] ?? '';
  const path = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(get('path', name)));
  const query = new URLSearchParams(listSent(operation, 'query', get));
  const authorization = key.trim() && `Bearer ${key.trim()}`;
  const media = operation.body?.content[mediaType];
  const isForm = mediaType === formType;
  const hasText = mediaType !== '' && !isForm && text.trim() !== '';
  return {
    method: operation.method.toUpperCase(),
    url: `${server}${path}${query.size > 0 ? `?${query}`.replaceAll('+', '%20') : ''}`,
    headers: {
      ...(authorization && { Authorization: authorization }),
      ...(hasText && { 'Content-Type': mediaType }),
      ...Object.fromEntries(listSent(operation, 'header', get)),
      ...(prefer && { Prefer: prefer }),
    },
    isStream: operation.isStream === true,
    ...(hasText && { text }),
    ...(isForm && media && { parts: toParts(operation, media, fields) }),
  };
}

function listSent(operation: SandboxOperation, location: string, get: (location: string, name: string) => string) {
  return operation.parameters
    .filter((parameter) => parameter.in === location && get(location, parameter.name) !== '')
    .map(({ name }) => [name, get(location, name)]);
}

function toParts(
  { schemas }: SandboxOperation,
  media: Parameters<typeof listFields>[0],
  values: Draft['fields'],
): PreparedPart[] {
  return listFields(media, schemas).flatMap(({ name, isFile, types }) =>
    (values[name] ?? [])
      .filter((value) => value !== '')
      .map((value) => ({ name, value, isFile, type: isFile ? (types[0] ?? 'application/octet-stream') : '' })),
  );
}

/** Asks for the contract's examples of what a stream sends, which only the sandbox plays. */
export function withTape(request: PreparedRequest): PreparedRequest {
  const { url } = request;
  return { ...request, url: `${url}${url.includes('?') ? '&' : '?'}tape=1` };
}

/** Writes a request as HTTP has it. */
export function toHttp({ method, url, headers, text, parts }: PreparedRequest): string {
  const { origin, pathname, search } = new URL(url, 'https://sandbox');
  const lines = Object.entries({ Host: origin.replace('https://', ''), ...headers }).map((pair) => pair.join(': '));
  const form = parts?.map(({ name, value }) => `${name}: ${typeof value === 'string' ? value : value.name}`);
  const type = form ? ['Content-Type: multipart/form-data'] : [];
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines, ...type, '', text ?? form?.join('\n') ?? '']
    .join('\n')
    .trim();
}

/** Returns whether a text can be a key of test mode; that of the sandbox is shorter than others. */
export function isTestKey(key: string, exampleKey: string): boolean {
  return key === exampleKey || /^sk_test_\w{8,}$/.test(key);
}

/** Keys of live mode stay on servers, so no page may send them. */
export function isLiveKey(key: string): boolean {
  return /sk_live_/.test(key);
}
