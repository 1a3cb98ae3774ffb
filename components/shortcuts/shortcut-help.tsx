import type { Locale } from '@/lib/i18n/locales';
import { getShortcutMessages } from './messages';
import { ShortcutOpener } from './shortcut-opener.client';

/** Renders the help on keyboard shortcuts and its button. `ShortcutOpener` finds the button by its attribute. */
export function ShortcutHelp({ locale }: { locale: Locale }) {
  const { title } = getShortcutMessages(locale);
  return (
    <>
      <ShortcutOpener code={locale.code} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        className="icon-button max-md:hidden"
        data-shortcut-help
      >
        <kbd aria-hidden className="rounded border px-1.5 font-sans text-xs">
          ?
        </kbd>
      </button>
    </>
  );
}
