import type { SandboxEvent } from 'openapi-sandbox';
import { withBasePath } from '@/lib/config/base-path';
import type { Draft } from './draft';
import type { PreparedPart, PreparedRequest } from './prepare-request';

/** A response, as far as it has arrived. */
export interface Result {
  status: number;
  /** In milliseconds. */
  time: number;
  headers: Record<string, string>;
  body: string;
  isStreaming: boolean;
  /** True where the sandbox returned an example because no test input matched. */
  isExample?: boolean;
}

/** A call of this visit. */
export interface Call {
  operation: string;
  request: PreparedRequest;
  draft: Draft;
  at: Date;
  result?: Result;
  /** Events of the sandbox since the call, until the next one. */
  events: SandboxEvent[];
  /** The reason for which nothing came back, in words. */
  failure?: string;
}

/** Reads a part of a form; of a sample file, its content. */
async function readPart({ name, value, isFile, type }: PreparedPart): Promise<[name: string, value: string | File]> {
  if (!isFile || typeof value !== 'string') return [name, value];
  const path = withBasePath(`/sandbox/${value}`);
  if (!type.startsWith('image/')) return [name, new File([`The sample file ${value}.\n`], value, { type })];
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} cannot be loaded: the host returned ${response.status}.`);
  return [name, new File([await response.blob()], value, { type: 'image/jpeg' })];
}

export const readParts = (parts: readonly PreparedPart[]) => Promise.all(parts.map(readPart));

/** Receives the result whenever more of it has arrived. */
export type OnResult = (result: Result) => void;

/**
 * Sends the request to the real API, without a proxy.
 * @throws TypeError where the browser does not get a response, as without permission of the API (CORS)
 */
export async function sendToApi(prepared: PreparedRequest, onResult: OnResult, signal: AbortSignal): Promise<void> {
  const { method, url, headers, text, parts } = prepared;
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers,
    signal,
    credentials: 'omit',
    ...(text !== undefined && { body: text }),
    ...(parts && { body: toFormData(await readParts(parts)) }),
  });
  const result = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    time: performance.now() - start,
  };
  let body = '';
  onResult({ ...result, body, isStreaming: true });
  try {
    for await (const piece of readText(response)) {
      body += piece;
      onResult({ ...result, body, isStreaming: true });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  onResult({ ...result, body, isStreaming: false });
}

async function* readText({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function toFormData(values: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of values) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}
