'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { basePath, withBasePath } from '@/lib/config/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { opensElsewhere } from '@/lib/navigation/opens-elsewhere';
import { rememberLanguage } from '@/lib/storage/language-offer';

interface LanguageLinkProps {
  locale: Locale;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}

/** Leads to the same page in another language; query and hash stay, as they are known only once it is clicked. */
export function LanguageLink({ locale, isCurrent, className, children }: LanguageLinkProps) {
  const pathname = usePathname();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage(locale.code); // Who has chosen a language is offered none.
    // The address, and not the route: one document answers for every unknown address.
    const { pathname: address, search, hash } = window.location;
    const target = `${basePath}${localizePath(address.slice(basePath.length) || '/', locale)}${search}${hash}`;
    event.currentTarget.href = target;
    if (opensElsewhere(event)) return;
    event.preventDefault(); // Another language is another document, so the browser loads it rather than the router.
    window.location.assign(target);
  }

  return (
    <a
      href={withBasePath(localizePath(pathname, locale))}
      hrefLang={locale.htmlLang}
      lang={locale.htmlLang}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onClick={follow}
    >
      {children}
    </a>
  );
}
