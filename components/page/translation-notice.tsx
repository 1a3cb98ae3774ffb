import { Notice } from '@/components/ui/notice';
import { withBasePath } from '@/lib/config/base-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { type ChangeLink, toChangeLinks } from '@/lib/translations/changes';
import type { TranslationStatus } from '@/lib/translations/status.server';

const linkClass = 'font-medium underline underline-offset-2 hover:no-underline';

interface TranslationNoticeProps {
  status: TranslationStatus;
  locale: Locale;
  /** Path of the page in the default language, without the base path. */
  sourcePath: string;
}

/** Tells readers that a page is not translated, or what has changed in the English page since. */
export function TranslationNotice({ status, locale, sourcePath }: TranslationNoticeProps) {
  const { untranslated, stale } = getMessages(locale);
  const sourceUrl = withBasePath(sourcePath);
  if (status.kind === 'current') return null;
  if (status.kind === 'untranslated') {
    return (
      <Notice title={untranslated.title}>
        <p>{untranslated.text}</p>
        <SourceLink href={sourceUrl}>{untranslated.link}</SourceLink>
      </Notice>
    );
  }
  const { changed, removed } = toChangeLinks(status.changes, sourceUrl, stale);
  return (
    <Notice title={stale.title}>
      <ChangeList title={stale.changed} links={changed} />
      <ChangeList title={stale.removed} links={removed} />
      <SourceLink href={sourceUrl}>{stale.link}</SourceLink>
    </Notice>
  );
}

function ChangeList({ title, links }: { title: string; links: ChangeLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p className="mt-1">{title}</p>
      <ul className="list-disc ps-5">
        {links.map(({ label, href, lang }) => (
          <li key={href} className="py-0.5">
            <a className={linkClass} href={href} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to the English page. It is another document, so `hrefLang` makes the browser load it rather than the router. */
function SourceLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="mt-1">
      <a className={linkClass} href={href} hrefLang={defaultLocale.htmlLang}>
        {children}
      </a>
    </p>
  );
}
