import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { type ChangeKind, changeKinds, type ReleaseInput } from '../schemas/changelog';

/** What a release needs to be listed: its version, and which kinds of change it has. */
export type ReleaseOutline = Pick<ReleaseInput, 'version' | 'entries'>;

/** A heading of the changelog. */
interface ChangelogHeading {
  id: string;
  title: string;
}

/** Anchor of a release, the same as for a Markdown heading: `1.4.0` → `140`; `1.10.0` → `1-10-0`, as `1100` could be `11.0.0` too. */
function toVersionAnchor(version: string): string {
  return version.replaceAll('.', /\d\d/.test(version) ? '-' : '');
}

/** The section of a release: `#140`. */
export function getReleaseSection({ version }: ReleaseOutline): ChangelogHeading {
  return { id: toVersionAnchor(version), title: version };
}

/** The sections of a release's kinds of change, such as `#deprecated-in-140`, in their fixed order. */
export function getKindSections(
  { version, entries }: ReleaseOutline,
  { kinds }: Messages['changelog'],
): (ChangelogHeading & { kind: ChangeKind })[] {
  return changeKinds
    .filter((kind) => entries[kind])
    .map((kind) => ({
      kind,
      id: `${kind}-in-${toVersionAnchor(version)}`,
      title: format(kinds[kind], { version }),
    }));
}
