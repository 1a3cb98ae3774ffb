import { SiteError } from '../../errors/site-error';
import { type FormRequest, isFormRequest, toCSharpForm, toGoForm, toJavaForm, toPhpForm } from './form-samples';
import { toCSharp, toCurl, toGo, toJava, toPhp } from './http-snippet';
import { toJavaScript } from './javascript-sample';
import { toPython } from './python-sample';
import { toSdk } from './sdk-sample';
import { toCSharpStream, toGoStream, toJavaStream, toPhpStream } from './stream-samples';
import { type SampleLanguage, type SampleRequest, sampleLanguages } from './types';

/** A request in one language. */
export interface Sample {
  label: string;
  /** The language, as syntax highlighters name it. */
  lang: string;
  code: string;
}

type Write = (request: SampleRequest) => string;

/** The writer of each language, and the name that syntax highlighters have for the language. */
const languages: Record<SampleLanguage, { lang: string; write: Write }> = {
  cURL: { lang: 'bash', write: toCurl },
  JavaScript: { lang: 'js', write: toJavaScript },
  Python: { lang: 'python', write: toPython },
  Go: { lang: 'go', write: createWriter(toGo, toGoForm, toGoStream) },
  Java: { lang: 'java', write: createWriter(toJava, toJavaForm, toJavaStream) },
  PHP: { lang: 'php', write: createWriter(toPhp, toPhpForm, toPhpStream) },
  'C#': { lang: 'csharp', write: createWriter(toCSharp, toCSharpForm, toCSharpStream) },
};

/** Writes forms and streams with templates of our own, and everything else with the snippet library. */
function createWriter(writeSnippet: Write, writeForm: (request: FormRequest) => string, writeStream: Write): Write {
  return (request) => {
    if (request.isStream && (request.json ?? request.form)) {
      throw new SiteError(
        `${request.method} ${request.url} opens a stream with a body, which its samples would not send.`,
        'Write the body in lib/contract/samples/stream-samples.ts.',
      );
    }
    if (request.isStream) return writeStream(request);
    return isFormRequest(request) ? writeForm(request) : writeSnippet(request);
  };
}

/** Writes the request of an operation in every language, and with the SDK where it supports the operation. */
export function buildSamples(operationId: string, request: SampleRequest): Sample[] {
  const sdk = toSdk(operationId, request);
  return [
    ...sampleLanguages.map((label) => ({ label, lang: languages[label].lang, code: writeSample(label, request) })),
    ...(sdk ? [{ label: 'TypeScript SDK', lang: 'ts', code: sdk }] : []),
  ];
}

/** Writes the request in one language. */
export function writeSample(language: SampleLanguage, request: SampleRequest): string {
  return languages[language].write(request);
}
