import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';

/** Links from the search to what it stores and sends. */
export function PrivacyNote({ locale }: { locale: Locale }) {
  return (
    <p className="mt-10 text-sm text-fd-muted-foreground">
      <SiteLink href={localizePath('/privacy', locale)} className="underline underline-offset-4">
        {getMessages(locale).search.privacy}
      </SiteLink>
    </p>
  );
}
