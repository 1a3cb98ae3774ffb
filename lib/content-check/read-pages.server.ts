import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import type { z } from 'zod';
import { toFaultLines } from '../errors/parse';
import { toReason } from '../errors/to-reason';
import { type ContentFile, readFiles } from '../source/read-files.server';
import { findNearest, toList } from '../text/nearest';
import type { Fault } from './fault';

/** A page read from the disk: its frontmatter parsed, its body left as text. */
export interface DiskPage<Data> {
  file: ContentFile;
  data: Data;
  /** The body, preceded by as many empty lines as the frontmatter has, so that line numbers are those of the file. */
  body: string;
}

type ObjectSchema = z.ZodObject;

/** Reads the pages of a folder and collects what is wrong with their frontmatter; `paths` names the faulty ones too. */
export function readPages<Schema extends ObjectSchema>(folder: string, schema: Schema) {
  const pages: DiskPage<z.output<Schema>>[] = [];
  const faults: Fault[] = [];
  const files = readFiles(folder, ['**/*.mdx']);
  for (const file of files) {
    const parsed = parsePage(file, `${folder}/${file.path}`, schema);
    if ('faults' in parsed) faults.push(...parsed.faults);
    else pages.push(parsed.page);
  }
  return { pages, faults, paths: files.map(({ path }) => path) };
}

function parsePage<Schema extends ObjectSchema>(file: ContentFile, where: string, schema: Schema) {
  let matter: ReturnType<typeof frontmatter>;
  try {
    matter = frontmatter(file.text);
  } catch (error) {
    const message = `The frontmatter is not valid YAML: ${toReason(error)}`;
    return { faults: [{ file: where, message, hint: 'Put values that hold a colon or a # in quotes.' }] };
  }
  const result = schema.safeParse(matter.data);
  if (!result.success)
    return { faults: toFrontmatterFaults({ where, text: file.text }, result.error, matter.data, schema) };
  const lines = matter.matter.split('\n').length - 1;
  return { page: { file, data: result.data, body: '\n'.repeat(lines) + matter.content } };
}

/** The line of a field in the frontmatter; the first line of the file, where the field is missing. */
function getFieldLine(text: string, field: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? 1 : index + 1;
}

function toFrontmatterFaults(
  place: { where: string; text: string },
  error: z.ZodError,
  data: unknown,
  schema: ObjectSchema,
): Fault[] {
  const fields = Object.keys(schema.shape);
  return toFaultLines(error).flatMap((line, index): Fault[] => {
    const issue = error.issues[index];
    if (issue?.code === 'unrecognized_keys') return issue.keys.map((key) => toUnknownFieldFault(place, key, fields));
    const field = String(issue?.path[0] ?? '');
    const value = (data as Record<string, unknown>)?.[field];
    const description = schema.shape[field]?.description ?? `The fields are: ${toList(fields)}.`;
    return [
      {
        file: `${place.where}:${getFieldLine(place.text, field)}`,
        message: `${line} (is ${JSON.stringify(value) ?? 'missing'})`,
        hint: `${field}: ${description}`,
      },
    ];
  });
}

function toUnknownFieldFault({ where, text }: { where: string; text: string }, field: string, fields: string[]): Fault {
  const nearest = findNearest(field, fields, 1)[0];
  return {
    file: `${where}:${getFieldLine(text, field)}`,
    message: `Unknown field "${field}".`,
    hint: `Did you mean "${nearest}"? The fields are: ${toList(fields)}.`,
  };
}
