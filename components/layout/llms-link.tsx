import { withBasePath } from '@/lib/config/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { llmsFiles } from '@/lib/llms/llms-files';

/** What the head of every page says to language models: where the index of the site is. */
export function LlmsLink({ locale }: { locale: Locale }) {
  return (
    <link
      rel="describedby"
      type="text/plain"
      title={getMessages(locale).llms.title}
      href={withBasePath(localizePath(llmsFiles.index, locale))}
    />
  );
}
