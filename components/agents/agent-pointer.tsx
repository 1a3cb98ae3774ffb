import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getIndexUrl } from './llms';
import { getLlmsMessages } from './messages';

/**
 * Says where the index for language models is, at the top of a page's content. It is text and no link: a link that nobody sees would be
 * a tab stop, and search engines leave it out of what they show of a page.
 */
export function AgentPointer({ locale }: { locale: Locale }) {
  return (
    <p className="sr-only" data-nosnippet>
      {format(getLlmsMessages(locale).pointer, { url: getIndexUrl(locale) })}
    </p>
  );
}
