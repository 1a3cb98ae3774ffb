import { SiteLink } from '@/components/ui/site-link';
import { VersionMenu } from '@/components/versions/version-menu';
import { versions } from '@/lib/config/versions';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import type { DocPage } from '@/lib/pages/site-page';

/** Shows the categories above a page, and its version. */
export function Breadcrumb({ page: { locale, breadcrumbs } }: { page: DocPage }) {
  const texts = getMessages(locale).docs;
  const [sidebar, ...categories] = breadcrumbs;
  const [version] = versions; // All pages belong to the newest version until there is another one.
  return (
    <div className="page-top">
      <nav aria-label={texts.breadcrumbs} className="breadcrumbs">
        <ol>
          {sidebar && <li key={sidebar.label}>{sidebar.label}</li>}
          {categories.map(({ label, path }) => (
            <li key={label}>{path ? <SiteLink href={localizePath(path, locale)}>{label}</SiteLink> : label}</li>
          ))}
        </ol>
      </nav>
      <VersionMenu locale={locale} versions={versions} current={version} />
    </div>
  );
}
