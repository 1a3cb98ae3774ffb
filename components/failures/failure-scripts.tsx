import { InlineScript } from '@/components/ui/inline-script';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getFailureMessages } from './messages';
import { loadFailureKey } from './site-loading';

interface FailureScriptProps {
  locale: Locale;
  /** True for the document that hosts serve at unknown addresses. */
  isMissing: boolean;
}

/** Handles files of the page that fail to load, so it comes before all of them. */
export function LoadFailureScript({ locale, isMissing }: FailureScriptProps) {
  const texts = getFailureMessages(locale).loadFailure;
  return (
    <InlineScript
      entry="components/failures/load-failure.script.ts"
      data-key={loadFailureKey}
      data-text={texts.failed}
      data-retry={texts.retry}
      data-close={texts.close}
      suppressHydrationWarning={isMissing || undefined} // Its texts may be in another language by hydration.
    />
  );
}

/** Reports to whoever set up the site if its files are not where the configured base URL says. */
export function BaseUrlScript({ locale, isMissing }: FailureScriptProps) {
  const texts = getFailureMessages(locale).baseUrl;
  return (
    <InlineScript
      entry="components/failures/base-url.script.ts"
      data-base-url={site.baseUrl}
      data-prefix={locale.prefix}
      data-title={texts.title}
      data-configured={texts.configured}
      data-suggestion={texts.suggestion}
      data-no-suggestion={texts.noSuggestion}
      suppressHydrationWarning={isMissing || undefined} // Its texts may be in another language by hydration.
    />
  );
}
