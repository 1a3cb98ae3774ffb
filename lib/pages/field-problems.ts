import type { z } from 'zod';
import { listIssues, toIssueLine } from '../errors/parse';
import type { Problem } from '../errors/problem';
import { findNearest, toList } from '../text/nearest';

/** The line of a field in the frontmatter of a page; the first line of the file, where the field is missing. */
export function getFieldLine(text: string, field: string): number {
  const [matter = ''] = /^---\r?\n[\s\S]*?\n---(?=\r?\n|$)/.exec(text) ?? [];
  return getLine(matter, (line) => line.startsWith(`${field}:`));
}

/** The line of a field in a JSON file; the first one, where the field is missing. */
export function getJsonFieldLine(text: string, field: string): number {
  return getLine(text, (line) => line.includes(`${JSON.stringify(field)}:`));
}

function getLine(text: string, isField: (line: string) => boolean): number {
  return Math.max(text.split('\n').findIndex(isField), 0) + 1;
}

/**
 * A place in a file, as problems name it: `file:line`.
 * @param text the whole file
 * @param part a string on that line; its first occurrence counts, and without one the place is just `file`
 */
export function toLocation(file: string, text: string, part: string): string {
  const index = text.split('\n').findIndex((line) => line.includes(part));
  return index === -1 ? file : `${file}:${index + 1}`;
}

/** A file whose fields a schema describes. */
interface FieldFile {
  /** Path of the file, as problems name it. */
  file: string;
  /** The line of a field, from 1. */
  getLine: (field: string) => number;
}

/**
 * Lists what is wrong with the fields of a file: each problem with its line, the value, and what the field is for.
 * @param data the data that did not match the schema
 */
export function toFieldProblems(place: FieldFile, error: z.ZodError, data: unknown, schema: z.ZodObject): Problem[] {
  const fields = Object.keys(schema.shape);
  return listIssues(error).flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
      return issue.keys.map((key) => toUnknownFieldProblem(place, key, fields));
    }
    const line = toIssueLine(issue);
    const field = String(issue.path[0] ?? '');
    const value = field ? (data as Record<string, unknown>)[field] : data;
    const isGiven = value !== undefined && value !== null;
    const description = schema.shape[field]?.description;
    const purpose = description ? `${field}: ${description}` : `The fields are: ${toList(fields)}.`;
    const isUnquoted = issue.code === 'invalid_type' && issue.expected === 'string' && isBare(value);
    return [
      {
        file: `${place.file}:${place.getLine(field)}`,
        message: isGiven ? `${line} (is ${JSON.stringify(value)})` : line,
        hint: isUnquoted ? `Put it in quotes: "${value}". ${purpose}` : purpose,
      },
    ];
  });
}

/** Tests if YAML reads a value without quotes as something else than a string. */
const isBare = (value: unknown) => ['number', 'boolean'].includes(typeof value);

function toUnknownFieldProblem({ file, getLine }: FieldFile, field: string, fields: string[]): Problem {
  const nearest = findNearest(field, fields, 1)[0];
  return {
    file: `${file}:${getLine(field)}`,
    message: `Unknown field "${field}".`,
    hint: `Did you mean "${nearest}"? The fields are: ${toList(fields)}.`,
  };
}
