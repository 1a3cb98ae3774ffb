import { changelog } from '@/content/data/changelog';
import { parse } from '@/lib/errors/parse';
import { format } from '@/lib/i18n/format';
import { parseInline } from '@/lib/markdown/inline';
import { type ChangeKind, changeKinds, changelogSchema, type Release, type ReleaseInput } from './changelog-schema';
import type { ChangelogMessages } from './messages';

/** The version of a release, and the kinds of change in it. */
export type ReleaseOutline = Pick<ReleaseInput, 'version' | 'entries'>;

/** A heading of the changelog. */
interface ChangelogHeading {
  id: string;
  title: string;
}

/** Converts a version to an anchor, as for a Markdown heading: `1.4.0` → `140`. `1.10.0` → `1-10-0`, as `1100` could be `11.0.0` too. */
function toVersionAnchor(version: string): string {
  return version.replaceAll('.', /\d\d/.test(version) ? '-' : '');
}

/** Returns the heading of a release: `#140`. */
export function getReleaseSection({ version }: ReleaseOutline): ChangelogHeading {
  return { id: toVersionAnchor(version), title: version };
}

/** Lists the headings of a release's kinds of change, such as `#deprecated-in-140`, in their fixed order. */
export function getKindSections(
  { version, entries }: ReleaseOutline,
  { kinds }: ChangelogMessages,
): (ChangelogHeading & { kind: ChangeKind })[] {
  return changeKinds
    .filter((kind) => entries[kind])
    .map((kind) => ({
      kind,
      id: `${kind}-in-${toVersionAnchor(version)}`,
      title: format(kinds[kind], { version }),
    }));
}

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
    'Put the newest release first, with its version, its date and at least one entry; components/changelog/changelog-schema.ts describes each field.',
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
