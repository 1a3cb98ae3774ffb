import { minifyScript } from '@/lib/cache/bundle-script.server';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { runBaseUrlScript } from './base-url.script';
import { runCleanPathScript } from './early.script';
import { createFailureBox, loadFailureKey, runLoadFailureScript } from './load-failure.script';
import { getFailureMessages } from './messages';

interface EarlyScriptProps {
  locale: Locale;
  /** True for the document that hosts serve at unknown addresses. */
  isMissing: boolean;
}

/** What has to run before any of the site's files: cleaning up the address, and handling files that fail to load. */
export function EarlyScript({ locale, isMissing }: EarlyScriptProps) {
  const texts = getFailureMessages(locale).loadFailure;
  const script = `(${runLoadFailureScript})(${createFailureBox});(${runCleanPathScript})()`;
  return (
    <script
      data-key={loadFailureKey}
      data-base={env.NEXT_PUBLIC_BASE_PATH}
      data-text={texts.failed}
      data-retry={texts.retry}
      data-close={texts.close}
      data-is-missing={isMissing || undefined}
      suppressHydrationWarning={isMissing || undefined} // Its texts may be in another language by hydration.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; everything that varies is an attribute
      dangerouslySetInnerHTML={{ __html: minifyScript(script) }}
    />
  );
}

/** Reports to whoever set up the site if its files are not where the configured base URL says. */
export function BaseUrlScript({ locale, isMissing }: EarlyScriptProps) {
  const texts = getFailureMessages(locale).baseUrl;
  return (
    <script
      data-base-url={site.baseUrl}
      data-prefix={locale.prefix}
      data-title={texts.title}
      data-configured={texts.configured}
      data-suggestion={texts.suggestion}
      data-no-suggestion={texts.noSuggestion}
      suppressHydrationWarning={isMissing || undefined} // Its texts may be in another language by hydration.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; everything that varies is an attribute
      dangerouslySetInnerHTML={{ __html: minifyScript(`(${runBaseUrlScript})()`) }}
    />
  );
}
