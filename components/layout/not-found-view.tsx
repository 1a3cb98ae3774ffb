import { SiteLink } from '@/components/ui/site-link.client';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';

/** What a reader sees at an address without a page. */
export function NotFoundView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).notFound;
  const links = [
    { label: texts.search, path: '/search' },
    { label: texts.docs, path: '/docs/get-started/overview' },
    { label: texts.home, path: '/' },
  ];
  return (
    <div className="mx-auto max-w-3xl px-4 py-24 sm:px-8">
      <p className="font-mono text-sm text-fd-primary">404</p>
      <h1 className="mt-2 text-4xl font-bold tracking-tight">{texts.title}</h1>
      <p className="mt-4 text-lg text-fd-muted-foreground">{texts.text}</p>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ label, path }) => (
          <li key={path}>
            <SiteLink
              href={localizePath(path, locale)}
              className="font-medium text-fd-primary underline underline-offset-4"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
