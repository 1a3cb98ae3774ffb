import { changelog } from '../../content/data/changelog';
import { parse } from '../errors/parse';
import { parseInline } from '../markdown/inline';
import { changelogSchema, type Release } from '../schemas/changelog';

const file = 'content/data/changelog.ts';

/**
 * Validates releases as written in their data file.
 * @throws SiteError for invalid fields, releases out of order, or Markdown that `parseInline` rejects
 */
export function parseChangelog(data: unknown): Release[] {
  const parsed = parse(
    changelogSchema,
    data,
    file,
    'Put the newest release first, with its version, its date and at least one entry; lib/schemas/changelog.ts describes each field.',
  );
  for (const { version, entries } of parsed) {
    for (const [kind, texts] of Object.entries(entries)) {
      for (const [code, text] of texts.flatMap(Object.entries<string>)) {
        parseInline(text, `${file}: ${version}, ${kind}, ${code}`);
      }
    }
  }
  return parsed;
}

/** Every release of the API, newest first. */
export const releases = parseChangelog(changelog);
