import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { LanguageList } from './language-menu';
import { MenuDialog } from './menu-dialog.client';
import { getMenuLinks } from './menu-links';

/** The menu of narrow screens, for a page with or without a sidebar. */
export function SiteMenu({ locale, sidebar }: { locale: Locale; sidebar?: ReactNode }) {
  const { nav, language } = getMessages(locale);
  const { menu, closeMenu, backToMainMenu } = nav;
  return (
    <MenuDialog
      links={getMenuLinks(locale)}
      languages={<LanguageList locale={locale} />}
      sidebar={sidebar}
      texts={{ menu, closeMenu, backToMainMenu, languages: language.label }}
    />
  );
}
