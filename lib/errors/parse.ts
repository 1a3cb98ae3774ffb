import type { z } from 'zod';
import { SiteError, toErrorMessage } from './site-error';

/** Writes messages in the words of a writer. A schema's own messages take precedence; Zod writes those that are not listed here. */
const toMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === null) return 'is empty';
  if (issue.code === 'invalid_type') return `must be ${toTypeName(issue.expected)}`;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${quote(issue.values)}`;
  }
  if (issue.code === 'unrecognized_keys') {
    return `has the unknown ${issue.keys.length > 1 ? 'fields' : 'field'} ${quote(issue.keys)}`;
  }
  if (issue.code === 'too_small' && issue.minimum === 1 && ['string', 'array'].includes(issue.origin)) {
    return 'must not be empty';
  }
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'must be a URL';
  if (issue.code === 'invalid_format' && issue.format === 'starts_with')
    return `must begin with ${quote([issue.prefix])}`;
  return undefined;
};

function toTypeName(expected: string): string {
  const name = expected === 'record' ? 'object' : expected;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

const quote = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** Validates a value as `schema.safeParse` does, with messages for writers. */
export function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(value, { error: toMessage });
}

/** Lists all issues; those of a value with alternatives are the issues of the alternative that knows most of its keys. */
export function listIssues(error: z.ZodError): z.core.$ZodIssue[] {
  return error.issues.flatMap(listInnerIssues);
}

/** Writes an issue as `field: message`. */
export function toIssueLine({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}

function listInnerIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best = []] = issue.errors.toSorted((a, b) => countUnknownKeys(a) - countUnknownKeys(b) || a.length - b.length);
  if (best.length === 0) return [issue];
  return best.flatMap((inner) => listInnerIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Counts the keys of a value that an alternative does not know; infinite for an alternative of another type. */
function countUnknownKeys(issues: z.core.$ZodIssue[]): number {
  const own = issues.filter(({ path }) => path.length === 0);
  return own.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : Infinity), 0);
}

/**
 * Validates external data at the boundary of the program.
 * @param where source of the value, such as a file, as errors name it
 * @throws SiteError listing every problem at once
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: string,
  hint: string,
): z.output<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const lines = listIssues(result.error).map((issue) => `  - ${toIssueLine(issue)}`);
  throw new SiteError(`${where} is not valid:\n${lines.join('\n')}`, hint);
}

/**
 * Parses the text of a JSON file.
 * @param where the file, as errors name it
 * @throws SiteError for a text that is not JSON
 */
export function parseJson(text: string, where: string, hint: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteError(`${where} is not valid JSON: ${toErrorMessage(error)}`, hint);
  }
}
