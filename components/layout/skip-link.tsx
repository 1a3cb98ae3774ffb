import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { mainId } from './main-id';

/** The first tab stop of a page, which skips its navigation. */
export function SkipLink({ locale, target = mainId }: { locale: Locale; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="primary-button fixed start-4 top-3 z-50 [translate:0_-6rem] focus:[translate:none] print:hidden"
    >
      {getMessages(locale).nav.skip}
    </a>
  );
}
