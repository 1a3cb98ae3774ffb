import { SiteLink } from '@/components/ui/site-link';
import { VersionMemory } from '@/components/versions/version-memory.client';
import { VersionMenu } from '@/components/versions/version-menu';
import { getSidebarIdOf } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';
import { versions } from '@/lib/config/versions';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { DocPage } from '@/lib/pages/docs.server';
import { getBreadcrumbs } from '@/lib/pages/docs.server';

/** The categories above a page, and its version. */
export function Breadcrumb({ page, locale }: { page: DocPage; locale: Locale }) {
  const texts = getMessages(locale).docs;
  const items: { label: string; href?: string }[] = [
    { label: texts.sidebars[getSidebarIdOf(page.slugs)] },
    ...getBreadcrumbs(page, locale),
  ];
  const [version] = versions; // All pages belong to the newest version until there is another one.
  return (
    <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <nav
        aria-label={texts.breadcrumbs}
        className="breadcrumbs flex-1 basis-40 text-sm text-fd-muted-foreground wrap-anywhere"
      >
        <ol>
          {items.map(({ label, href }) => (
            <li key={label}>{href ? <SiteLink href={href}>{label}</SiteLink> : label}</li>
          ))}
        </ol>
      </nav>
      <VersionMenu locale={locale} versions={versions} current={version} />
      {site.docs.versionPersistence === 'localStorage' && (
        <VersionMemory name={version.name} names={versions.map(({ name }) => name)} />
      )}
    </div>
  );
}
