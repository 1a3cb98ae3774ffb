import {
  formType,
  idempotencyHeader,
  isPlainObject,
  parseJson,
  randomText,
  resolveSchema,
  type SandboxMedia,
  type SandboxOperation,
  type Schema,
} from 'openapi-sandbox';

/** A field of a form: text, the name of a sample image, or a file of the reader's. */
export type FieldValue = string | File;

/** A request as the reader has typed it. */
export interface Draft {
  /** By location and name, such as `query.status`; an empty one is not sent. */
  parameters: Record<string, string>;
  /** Empty where nothing is sent. */
  mediaType: string;
  /** The body, where it is not a form. */
  text: string;
  /** The fields of a form; a list has several values. */
  fields: Record<string, FieldValue[]>;
  /** The documented response that is asked for with `Prefer`; empty for the one that follows from the input. */
  prefer: string;
  /** The option that the reader has chosen to see: `#` and the number of a rule, or a value of `Prefer`. */
  whatIfChoice: string;
  /** URL of the real API; empty for the sandbox. */
  server: string;
  /** Field that a test input was written into, before and after. */
  undo?: { before: Typed; after: Typed } | undefined;
}

type Typed = Pick<Draft, 'parameters' | 'text' | 'fields'>;

const getTyped = ({ parameters, text, fields }: Typed): Typed => ({ parameters, text, fields });

/** Writes a test input into a draft, and takes out the one before it, unless the reader has changed the draft since. */
export function applyTestInput(draft: Draft, input: Readonly<Record<string, string>>): Draft {
  const { undo, ...own } = draft;
  const isUntouched =
    undo?.after.parameters === own.parameters && undo.after.text === own.text && undo.after.fields === own.fields;
  const start: Draft = isUntouched ? { ...own, ...undo?.before } : own;
  const inputs = Object.entries(input);
  const next = inputs.reduce((filled, [name, value]) => setInput(filled, name, value), start);
  return inputs.length === 0 ? next : { ...next, undo: { before: getTyped(start), after: getTyped(next) } };
}

/** A field of a form, as its input needs it. */
export interface FormField {
  name: string;
  isRequired: boolean;
  isFile: boolean;
  isList: boolean;
  schema: Schema;
  /** Media types that its files may have. */
  types: string[];
}

/** Lists the fields of a form, those of its alternatives included. */
export function listFields({ schema, encoding }: SandboxMedia, schemas: Record<string, Schema>): FormField[] {
  const { properties = {}, required = [], oneOf = [], anyOf = [], allOf = [] } = resolveSchema(schema, schemas);
  const own = Object.entries(properties).map(([name, reference]): FormField => {
    const field = resolveSchema(reference, schemas);
    const item = field.items ? resolveSchema(field.items, schemas) : field;
    const isFile = item.contentMediaType !== undefined || item.format === 'binary';
    const types = encoding[name] ?? [];
    return { name, isRequired: required.includes(name), isFile, isList: Boolean(field.items), schema: item, types };
  });
  const inside = [...oneOf, ...anyOf, ...allOf].flatMap((part) =>
    listFields({ schema: part, encoding, examples: {} }, schemas),
  );
  return [...new Map([...inside, ...own].map((field) => [field.name, field])).values()];
}

/** Creates the first draft: the example of the operation's samples. */
export function createDraft(operation: SandboxOperation): Draft {
  const parameters = operation.parameters.map(({ name, in: location, example, isInSample }) => {
    const value = name === idempotencyHeader ? `try-${randomText(12)}` : isInSample ? String(example ?? '') : '';
    return [`${location}.${name}`, value];
  });
  const [mediaType = '', media] = Object.entries(operation.body?.content ?? {})[0] ?? [];
  const draft = {
    parameters: Object.fromEntries(parameters),
    mediaType,
    text: '',
    fields: {},
    prefer: '',
    whatIfChoice: '',
    server: '',
  };
  return media ? fillBody(draft, mediaType, Object.values(media.examples)[0]?.value) : draft;
}

/** Fills the body of a draft with an example. */
export function fillBody(draft: Draft, mediaType: string, value: unknown): Draft {
  if (mediaType !== formType) {
    const text = value === undefined || typeof value === 'string' ? (value ?? '') : JSON.stringify(value, null, 2);
    return { ...draft, mediaType, text };
  }
  const fields = Object.entries((value ?? {}) as Record<string, unknown>).map(([name, item]) => [
    name,
    [item].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
  ]);
  return { ...draft, mediaType, fields: Object.fromEntries(fields) };
}

/** Writes the value of an input that a rule of `x-sandbox` names, such as `body.image` or `query.status`. */
export function setInput(draft: Draft, input: string, value: string): Draft {
  const [location = '', ...path] = input.split('.');
  if (location !== 'body') return { ...draft, parameters: { ...draft.parameters, [input]: value } };
  if (draft.mediaType === formType) {
    const name = path[0] ?? '';
    const others = (draft.fields[name] ?? []).slice(1);
    return { ...draft, fields: { ...draft.fields, [name]: [value, ...others] } };
  }
  const parsed = parseJson(draft.text);
  const body = isPlainObject(parsed) ? parsed : {};
  let inner = body;
  for (const name of path.slice(0, -1)) {
    if (typeof inner[name] !== 'object' || inner[name] === null) inner[name] = {};
    inner = inner[name] as Record<string, unknown>;
  }
  const name = path.at(-1) ?? '';
  inner[name] = toJsonValue(value, inner[name]);
  return { ...draft, text: JSON.stringify(body, null, 2) };
}

/** Folder of an image's URL, unless the body has a URL already. */
const imageFolder = 'https://shop.example/uploads/';

/** An image in JSON is an address, whatever it was before; other values keep the type that they have. */
function toJsonValue(value: string, before: unknown): unknown {
  if (/\.(?:jpg|png|webp)$/.test(value) && !Array.isArray(before)) {
    const address = typeof before === 'string' && before.startsWith('https:') ? before : imageFolder;
    return address.replace(/[^/]*$/, value);
  }
  if (typeof before === 'number' || typeof before === 'boolean' || /^(true|false)$/.test(value)) {
    return parseJson(value) ?? value;
  }
  return Array.isArray(before) ? [toJsonValue(value, before[0]), ...before.slice(1)] : value;
}
