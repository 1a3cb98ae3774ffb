import { writeSample } from '@/lib/contract/samples/build-samples';
import type { SampleLanguage, SampleRequest } from '@/lib/contract/samples/types';
import type { PreparedRequest } from './prepare-request';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Writes a request as a command for cURL, which takes any text, even where a language would need JSON. */
function toCurl({ method, url, headers, isStream, text, parts = [] }: PreparedRequest): string {
  return [
    `curl ${isStream ? '--no-buffer ' : ''}--request ${method} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `  --header ${quote(`${name}: ${value}`)}`),
    ...parts.map(({ name, value, isFile, type }) => {
      const text = typeof value === 'string' ? value : value.name;
      if (isFile) return `  --form ${quote(`${name}=@${text};type=${type}`)}`;
      // Of a text that begins with one of these, --form would read a file.
      return `  ${/^[@<]/.test(text) ? '--form-string' : '--form'} ${quote(`${name}=${text}`)}`;
    }),
    // Of a text that begins with @, --data would read a file.
    ...(text === undefined ? [] : [`  ${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(text)}`]),
  ].join(' \\\n');
}

function toSampleRequest({ method, url, headers, isStream, text, parts }: PreparedRequest): SampleRequest {
  return {
    method,
    url,
    isStream,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    value: undefined,
    json: text === undefined ? undefined : JSON.parse(text),
    form: parts?.map(({ name, value, isFile, type }) => ({
      name,
      value: typeof value === 'string' ? value : value.name,
      isFile,
      contentType: isFile ? type : undefined,
      description: undefined,
    })),
  };
}

/**
 * Writes a request as code.
 * @throws SyntaxError for a body that is no JSON, which can be copied as cURL only
 */
export function writeCode(language: SampleLanguage, request: PreparedRequest): string {
  return language === 'cURL' ? toCurl(request) : writeSample(language, toSampleRequest(request));
}
