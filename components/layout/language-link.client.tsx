'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { isModifiedClick } from '@/lib/browser/page-link';
import { basePath, withBasePath } from '@/lib/config/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { rememberLanguage } from '@/lib/storage/language-offer';

interface LanguageLinkProps {
  locale: Locale;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}

/** The path to link to until the real address is known: the document for unknown addresses has none of its own. */
const toPage = (pathname: string) => (pathname.endsWith('/_not-found') ? '/' : pathname);

/** Links to the same page in another language, with the query and hash that the address has when the link is followed. */
export function LanguageLink({ locale, isCurrent, className, children }: LanguageLinkProps) {
  const pathname = usePathname();

  /** Called before the link can be followed in any way, including from the browser's context menu. */
  function aim({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
    // The address rather than the route: one document serves every unknown address.
    const { pathname: address, search, hash } = window.location;
    currentTarget.href = `${basePath}${localizePath(address.slice(basePath.length) || '/', locale)}${search}${hash}`;
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage(locale.code); // A reader who has chosen a language is not offered one.
    aim(event);
    if (isModifiedClick(event)) return;
    event.preventDefault(); // Another language is another document, so the browser loads it rather than the router.
    window.location.assign(event.currentTarget.href);
  }

  return (
    <a
      href={withBasePath(localizePath(toPage(pathname), locale))}
      hrefLang={locale.htmlLang}
      lang={locale.htmlLang}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onPointerDown={aim}
      onFocus={aim}
      onClick={follow}
    >
      {children}
    </a>
  );
}
