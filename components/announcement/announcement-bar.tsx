import { InlineMarkdown } from '@/components/ui/inline-markdown';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { announcement } from './announcement';
import { AnnouncementClose } from './announcement-close.client';
import { getAnnouncementMessages } from './messages';

/** Shows the announcement above the navbar. It is in every page; `AnnouncementScript` tells CSS whether to hide it. */
export function AnnouncementBar({ locale }: { locale: Locale }) {
  if (!announcement) return null;
  const texts = getAnnouncementMessages(locale);
  const isDated = Boolean(announcement.start ?? announcement.end);
  return (
    <aside aria-label={texts.label} data-dated={isDated || undefined} className="announcement">
      <div>
        <InlineMarkdown text={getLocalized(announcement.text, locale)} locale={locale} />
      </div>
      <AnnouncementClose id={announcement.id} label={texts.close} />
    </aside>
  );
}
