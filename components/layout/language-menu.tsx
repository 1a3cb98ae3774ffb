import { Dropdown } from '@/components/ui/dropdown.client';
import { Languages } from '@/components/ui/icons';
import { format } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { LanguageLink } from './language-link.client';

/** Lists the languages of the site as links. */
export function LanguageList({ locale }: { locale: Locale }) {
  return locales.map((language) => (
    <li key={language.code}>
      <LanguageLink code={language.code} isCurrent={language.code === locale.code} className="menu-link">
        {language.label}
      </LanguageLink>
    </li>
  ));
}

/** Renders the language dropdown of the navbar. */
export function LanguageMenu({ locale }: { locale: Locale }) {
  const name = format(getMessages(locale).language.current, { language: locale.label });
  return (
    <Dropdown
      name={name}
      label={
        <>
          <Languages className="size-4.5" />
          {/* The icon alone on the narrowest desktops, so that all labels of the navbar fit. */}
          <span className="max-[70rem]:hidden">{locale.label}</span>
        </>
      }
    >
      <LanguageList locale={locale} />
    </Dropdown>
  );
}
