import type { z } from 'zod';
import { SiteError } from './site-error';

/** One line per issue, as `field: what is wrong`. */
export function toFaultLines(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.join('.');
    return field ? `${field}: ${issue.message}` : issue.message;
  });
}

/**
 * Validates external data at the boundary of the program.
 * @param where the file or place that the value comes from, as errors name it
 * @throws SiteError listing every fault at once
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: string,
  hint: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SiteError(
    `${where} is not valid:\n${toFaultLines(result.error)
      .map((line) => `  - ${line}`)
      .join('\n')}`,
    hint,
  );
}
