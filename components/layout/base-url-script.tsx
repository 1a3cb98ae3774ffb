import { runBaseUrlScript } from '@/lib/browser/base-url-script';
import { minifyScript } from '@/lib/build/minify-script.server';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface BaseUrlScriptProps {
  locale: Locale;
  /** True for the document that hosts serve at unknown addresses. */
  isMissing: boolean;
}

/** Reports to whoever set up the site if its files are not where the configured base URL says. */
export function BaseUrlScript({ locale, isMissing }: BaseUrlScriptProps) {
  const texts = getMessages(locale).baseUrl;
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
