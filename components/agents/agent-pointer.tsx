import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getLlmsIndexUrl } from './llms';
import { getLlmsMessages } from './messages';

/**
 * Tells language models where their index is, at the top of a page's content. It is text, as an unseen link would be a tab stop, and
 * search engines leave it out of what they show of a page.
 */
export function AgentPointer({ locale }: { locale: Locale }) {
  return (
    <p className="sr-only" data-nosnippet>
      {format(getLlmsMessages(locale).pointer, { url: getLlmsIndexUrl(locale) })}
    </p>
  );
}
