import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import type { z } from 'zod';
import { toErrorMessage } from '../errors/to-error-message';
import { type ContentFile, readFiles } from '../source/read-files.server';
import type { Fault } from './fault';
import { getFieldLine } from './get-field-line';
import { toFieldFaults } from './to-field-faults';

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
    const message = `The frontmatter is not valid YAML: ${toErrorMessage(error)}`;
    return { faults: [{ file: where, message, hint: 'Put values that contain a colon or a # in quotes.' }] };
  }
  const result = schema.safeParse(matter.data);
  if (!result.success) {
    const place = { file: where, getLine: (field: string) => getFieldLine(file.text, field) };
    return { faults: toFieldFaults(place, result.error, matter.data, schema) };
  }
  const lines = matter.matter.split('\n').length - 1;
  return { page: { file, data: result.data, body: '\n'.repeat(lines) + matter.content } };
}
