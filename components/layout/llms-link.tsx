import { withBasePath } from '@/lib/config/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { llmsFiles } from '@/lib/llms/llms-files';

/** Points language models to the index of the site, from the head of every page. */
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
