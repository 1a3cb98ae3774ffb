import { type HarRequest, HTTPSnippet } from '@readme/httpsnippet';
import { formType } from 'openapi-sandbox';
import { SiteError } from '../../errors/site-error';
import type { FormPart, SampleRequest } from './types';

/*
 * Requests as @readme/httpsnippet 11.1.0 writes them. It has no options for the passages that are replaced in its code here, so a missing
 * one is an error.
 */

type TargetId = Parameters<HTTPSnippet['convert']>[0];

/** cURL sets the content type of a form itself, and shows the events of a stream as they arrive only without buffering. */
export function toCurl(request: SampleRequest): string {
  let code = toSnippet(request, 'shell', 'curl');
  if (request.form) code = replacePassage(code, "  --header 'content-type: multipart/form-data' \\\n", '');
  return request.isStream ? replacePassage(code, 'curl --request', 'curl --no-buffer --request') : code;
}

/** Go with net/http. */
export function toGo(request: SampleRequest): string {
  return toSnippet(request, 'go', 'native');
}

/** Java with OkHttp, which takes no `null` for a body that the method requires. */
export function toJava(request: SampleRequest): string {
  const code = toSnippet(request, 'java', 'okhttp');
  if (request.json !== undefined || !['POST', 'PUT', 'PATCH'].includes(request.method)) return code;
  const call = `.${request.method.toLowerCase()}`;
  return replacePassage(code, `${call}(null)`, `${call}(RequestBody.create(new byte[0]))`);
}

/** PHP with its cURL extension. */
export function toPhp(request: SampleRequest): string {
  return toSnippet(request, 'php', 'curl');
}

/** C# with HttpClient. */
export function toCSharp(request: SampleRequest): string {
  return toSnippet(request, 'csharp', 'httpclient');
}

/** `checkErrors` is an option of Go alone, which ignores errors otherwise. */
const options = { indent: '  ', checkErrors: true };

function toSnippet(request: SampleRequest, target: TargetId, client: string): string {
  const [code] = new HTTPSnippet(toHarRequest(request)).convert(target, client, options);
  if (code) return code.trim();
  throw new SiteError(
    `@readme/httpsnippet writes no code for ${target}, ${client}.`,
    'Name a target that it has in lib/contract/samples/http-snippet.ts.',
  );
}

/** @throws SiteError if the library does not write the passage */
function replacePassage(code: string, passage: string, replacement: string): string {
  if (code.includes(passage)) return code.replace(passage, replacement);
  throw new SiteError(
    `@readme/httpsnippet writes code without ${JSON.stringify(passage)}:\n${code}`,
    'Adapt to what it writes, or remove the replacement, in lib/contract/samples/http-snippet.ts.',
  );
}

/** Converts a request to an entry of an HTTP Archive, which the library reads; it writes forms for cURL alone. */
function toHarRequest({ method, url, headers, json, form }: SampleRequest): HarRequest {
  const params = form?.map((part) =>
    part.isFile ? { name: part.name, fileName: toTypedFile(part) } : { name: part.name, value: part.value },
  );
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers,
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    postData: params
      ? { mimeType: formType, params }
      : json !== undefined && { mimeType: 'application/json', text: JSON.stringify(json) },
  } as HarRequest;
}

/** Writes a file as cURL names it, with its type, because cURL knows the types of a few endings only. */
function toTypedFile({ value, contentType }: FormPart): string {
  return contentType ? `${value};type=${contentType}` : value;
}
