import { runCleanPathScript } from '@/lib/browser/clean-path-script';
import { runEarlyInputScript } from '@/lib/browser/early-input-script';
import { createFailureBox, loadFailureKey, runLoadFailureScript } from '@/lib/browser/load-failure-script';
import { minifyScript } from '@/lib/build/minify-script.server';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface EarlyScriptProps {
  locale: Locale;
  /** True for the document that hosts serve at unknown addresses. */
  isMissing: boolean;
}

/** What has to run before any of the site's files: cleaning up the address, handling files that fail to load, and storing early clicks. */
export function EarlyScript({ locale, isMissing }: EarlyScriptProps) {
  const texts = getMessages(locale).loading;
  const script = `(${runLoadFailureScript})(${createFailureBox});(${runCleanPathScript})();(${runEarlyInputScript})()`;
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
