import type { Locale } from '../i18n/locales';
import { localizeLink } from '../i18n/paths';
import { toAbsoluteUrl } from './absolute-url';

/** Converts the target of a link for readers outside the site: pages and files of the site become absolute, in the reader's language. */
export function toLinkUrl(href: string, locale: Locale): string {
  const isOnSite = href.startsWith('/') && !href.startsWith('//');
  return isOnSite ? toAbsoluteUrl(localizeLink(href, locale)) : href;
}
