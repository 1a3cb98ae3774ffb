import { changelog } from '../../content/data/changelog';
import { parse } from '../errors/parse';
import { parseInline } from '../markdown/inline';
import { changelogSchema, type Release } from '../schemas/changelog';

/**
 * Validates releases as written in their data file.
 * @throws SiteError for invalid fields, releases out of order, or Markdown that `parseInline` rejects
 */
export function parseChangelog(data: unknown): Release[] {
  const parsed = parse(
    changelogSchema,
    data,
    'content/data/changelog.ts',
    'Put the newest release first, with its version, its date and at least one entry; lib/schemas/changelog.ts describes each field.',
  );
  const texts = parsed.flatMap(({ entries }) => Object.values(entries).flat()).flatMap(Object.values<string>);
  texts.forEach(parseInline);
  return parsed;
}

/** Every release of the API, newest first. */
export const releases = parseChangelog(changelog);
