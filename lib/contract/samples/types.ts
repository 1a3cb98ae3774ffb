/** One part of a multipart body: a value, or the name of a file. */
export interface FormPart {
  name: string;
  value: string;
  /** True where `value` is the name of a file to send. */
  isFile: boolean;
  contentType: string | undefined;
}

/** The request that an operation's samples make, independent of language. */
export interface SampleRequest {
  method: string;
  /** True where the response is a stream of events. */
  isStream: boolean;
  /** With path and query filled in. */
  url: string;
  headers: { name: string; value: string }[];
  /** The example of the body; of a form, its fields. */
  value: unknown;
  json: unknown;
  form: FormPart[] | undefined;
}

/** The languages of samples that make the request itself, the most popular first; readers choose by these names. */
export const sampleLanguages = ['cURL', 'JavaScript', 'Python', 'Go', 'Java', 'PHP', 'C#'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** Local storage key for the language that the reader chose in any sample. */
export const sampleLanguageKey = 'sample-language';
