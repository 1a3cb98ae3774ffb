import { Dropdown } from '@/components/ui/dropdown.client';
import { SiteLink } from '@/components/ui/site-link';
import type { Version } from '@/lib/config/versions';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';

interface VersionMenuProps {
  locale: Locale;
  /** Every version of the documentation. */
  versions: readonly Version[];
  /** The version that the page belongs to. */
  current: Version;
}

/** Shows the version of a page as a dropdown with links to all of them, once there is more than one. */
export function VersionMenu({ locale, versions, current }: VersionMenuProps) {
  if (versions.length === 1) return null;
  const name = format(getMessages(locale).docs.version, { version: current.label });
  return (
    <Dropdown label={current.label} name={name}>
      {versions.map((version) => (
        <li key={version.name}>
          <SiteLink
            href={localizePath(version.entry, locale)}
            aria-current={version === current ? 'true' : undefined}
            className="menu-link"
          >
            {version.label}
          </SiteLink>
        </li>
      ))}
    </Dropdown>
  );
}
