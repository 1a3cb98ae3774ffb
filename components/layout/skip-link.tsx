import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { mainId } from './main-id';

/** The first tab stop of a page, which skips its navigation. */
export function SkipLink({ locale, target = mainId }: { locale: Locale; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-50 [translate:0_-6rem] rounded-md bg-fd-primary px-4 py-2 font-medium text-fd-primary-foreground focus:[translate:none] print:hidden"
    >
      {getMessages(locale).nav.skip}
    </a>
  );
}
