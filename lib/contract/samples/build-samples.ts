import { type HarRequest, HTTPSnippet } from '@readme/httpsnippet';
import { SiteError } from '../../errors/site-error';
import { type FormRequest, isFormRequest, toCSharpForm, toGoForm, toJavaForm, toPhpForm } from './form-samples';
import { toJavaScript } from './javascript-sample';
import { toPython } from './python-sample';
import { toSdk } from './sdk-sample';
import { toCSharpStream, toGoStream, toJavaStream, toPhpStream } from './stream-samples';
import { type FormPart, formType, type SampleLanguage, type SampleRequest, sampleLanguages } from './types';

/** A request in one language. */
export interface Sample {
  label: string;
  /** The language, as syntax highlighters name it. */
  lang: string;
  code: string;
}

type TargetId = Parameters<HTTPSnippet['convert']>[0];
type Write = (request: SampleRequest) => string;

/** Writers of each language, and the name that syntax highlighters have for it. */
const languages: Record<SampleLanguage, { lang: string; write: Write }> = {
  cURL: { lang: 'bash', write: toCurl },
  JavaScript: { lang: 'js', write: toJavaScript },
  Python: { lang: 'python', write: toPython },
  Go: { lang: 'go', write: createWriter('go', 'native', toGoForm, toGoStream) },
  Java: { lang: 'java', write: fillEmptyBody(createWriter('java', 'okhttp', toJavaForm, toJavaStream)) },
  PHP: { lang: 'php', write: createWriter('php', 'curl', toPhpForm, toPhpStream) },
  'C#': { lang: 'csharp', write: createWriter('csharp', 'httpclient', toCSharpForm, toCSharpStream) },
};

/** Writes forms and streams with templates of our own, and everything else with the snippet library. */
function createWriter(
  target: TargetId,
  client: string,
  writeForm: (request: FormRequest) => string,
  writeStream: Write,
): Write {
  return (request) => {
    if (request.isStream && (request.json ?? request.form)) {
      throw new SiteError(
        `${request.method} ${request.url} opens a stream with a body, which its samples would not send.`,
        'Write the body in lib/contract/samples/stream-samples.ts.',
      );
    }
    if (request.isStream) return writeStream(request);
    return isFormRequest(request) ? writeForm(request) : toSnippet(request, target, client);
  };
}

/** The request of an operation in every language, and with the SDK where it supports the operation. */
export function buildSamples(operationId: string, request: SampleRequest): Sample[] {
  const sdk = toSdk(operationId, request);
  return [
    ...sampleLanguages.map((label) => ({ label, lang: languages[label].lang, code: writeSample(label, request) })),
    ...(sdk ? [{ label: 'TypeScript SDK', lang: 'ts', code: sdk }] : []),
  ];
}

/** The request in one language. */
export function writeSample(language: SampleLanguage, request: SampleRequest): string {
  return languages[language].write(request);
}

/** cURL sets the content type of a form itself, and shows the events of a stream as they arrive only without buffering. */
function toCurl(request: SampleRequest): string {
  const code = toSnippet(request, 'shell', 'curl').replace(
    / {2}--header 'content-type: multipart\/form-data' \\\n/,
    '',
  );
  return request.isStream ? code.replace('curl ', 'curl --no-buffer ') : code;
}

/** OkHttp takes no `null` for the body of a POST or PUT. */
function fillEmptyBody(write: Write): Write {
  return (request) => write(request).replace(/\.(post|put|patch)\(null\)/, '.$1(RequestBody.create(new byte[0]))');
}

/** `checkErrors` is an option of Go alone, which ignores errors otherwise. */
const options = { indent: '  ', checkErrors: true };

function toSnippet(request: SampleRequest, target: TargetId, client: string): string {
  const snippet = new HTTPSnippet(toHarRequest(request));
  return [snippet.convert(target, client, options)].flat().filter(Boolean).join('\n').trim();
}

/** The request as an entry of an HTTP Archive, which is what the snippet library reads; it writes forms for cURL alone. */
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

/** A file as cURL names it, with its type, because cURL knows the types of a few endings only. */
function toTypedFile({ value, contentType }: FormPart): string {
  return contentType ? `${value};type=${contentType}` : value;
}
