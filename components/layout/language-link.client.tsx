'use client';

import { useI18n } from 'fumadocs-ui/contexts/i18n';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { rememberLanguage } from '@/components/language-offer/offered-language';
import { isModifiedClick } from '@/lib/browser/page-link';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { isNotFoundPath } from '@/lib/formats/next-router';
import { getLocale, type Locale, type LocaleCode } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

interface LanguageLinkProps {
  /** The language that it leads to. */
  code: LocaleCode;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}

/** Returns the address of the open page in another language, with its query and hash. */
export function getAddressIn(locale: Locale): string {
  const { pathname, search, hash } = window.location;
  return `${basePath}${localizePath(pathname.slice(basePath.length) || '/', locale)}${search}${hash}`;
}

/** Links to the same page in another language, with the query and hash that the address has when the link is followed. */
export function LanguageLink({ code, isCurrent, className, children }: LanguageLinkProps) {
  const locale = getLocale(code);
  const pathname = usePathname();
  const { onChange } = useI18n();

  /** Runs before the link can be followed in any way, including from the browser's context menu. */
  function updateHref({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
    currentTarget.href = getAddressIn(locale);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage(code); // A reader who has chosen a language is not offered one.
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onChange?.(code);
  }

  // One document serves every unknown address, so it cannot know its own path.
  return (
    <a
      href={withBasePath(localizePath(isNotFoundPath(pathname) ? '/' : pathname, locale))}
      hrefLang={locale.htmlLang}
      lang={locale.htmlLang}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onPointerDown={updateHref}
      onFocus={updateHref}
      onClick={follow}
    >
      {children}
    </a>
  );
}
