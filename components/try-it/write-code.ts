import { toJavaScript } from '@/lib/contract/samples/javascript-sample';
import { toPython } from '@/lib/contract/samples/python-sample';
import type { SampleRequest } from '@/lib/contract/samples/types';
import type { CopyLanguage, PreparedRequest } from './prepare-request';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command for cURL. */
function toCurl({ method, url, headers, text, parts = [] }: PreparedRequest): string {
  return [
    `curl --request ${method} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `  --header ${quote(`${name}: ${value}`)}`),
    ...parts.map(({ name, value, isFile, type }) => {
      const text = typeof value === 'string' ? value : value.name;
      if (isFile) return `  --form ${quote(`${name}=@${text};type=${type}`)}`;
      // Of a text that begins with one of these, --form would read a file.
      return `  ${/^[@<]/.test(text) ? '--form-string' : '--form'} ${quote(`${name}=${text}`)}`;
    }),
    ...(text === undefined ? [] : [`  --data ${quote(text)}`]),
  ].join(' \\\n');
}

function toSampleRequest({ method, url, headers, text, parts }: PreparedRequest): SampleRequest {
  return {
    method,
    url,
    isStream: false,
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

const writers: Record<CopyLanguage, (request: PreparedRequest) => string> = {
  cURL: toCurl,
  JavaScript: (request) => toJavaScript(toSampleRequest(request)),
  Python: (request) => toPython(toSampleRequest(request)),
};

/** The request as code. @throws SyntaxError for a body that is no JSON, which can be copied as cURL only */
export function writeCode(language: CopyLanguage, request: PreparedRequest): string {
  return writers[language](request);
}
