'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Main } from '@/components/page/main';
import { focusMain } from '@/lib/browser/open-page';
import { missingCodeError } from '@/lib/formats/next-bundler';
import { format } from '@/lib/i18n/format';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { getCauseChain } from './cause-chain';

interface CrashProps {
  /** The thrown value. */
  error: unknown;
  /** Clears the error, so that the page renders again. */
  reset: () => void;
}

/** Replaces a crashed page whose layout provides the `<main>`. */
export function CrashContent({ error, reset }: CrashProps) {
  const { lang } = useParams<{ lang?: string }>();
  return <CrashView error={error} locale={getLocale(lang)} reset={reset} />;
}

/** Replaces a crashed page whose layout leaves the `<main>` to its pages. */
export function CrashPage(props: CrashProps) {
  return (
    <Main>
      <CrashContent {...props} />
    </Main>
  );
}

interface CrashViewProps extends CrashProps {
  locale: Locale;
}

/** Paths of pages that were rendered again after a crash. */
const retried = new Set<string>();

/**
 * Renders the page again, or loads it anew if that was tried before: what the router has cached of it may be damaged. The focus goes to
 * the `<main>`, as the pressed button disappears.
 */
function retry(reset: () => void): void {
  const { pathname } = window.location;
  if (retried.has(pathname)) {
    window.location.reload();
  } else {
    retried.add(pathname);
    flushSync(reset);
    focusMain();
  }
}

/** Shows the error of a page that failed to render, its causes, and a button to try again. Loads a page anew whose code is missing. */
export function CrashView({ error, locale, reset }: CrashViewProps) {
  const texts = locale.crash;
  const [message, ...causes] = getCauseChain(error);
  const missingCode = error instanceof Error && error.name === missingCodeError ? error.message : undefined;

  useEffect(() => {
    if (missingCode !== undefined) window.siteLoading?.fail(`${missingCode}.`);
  }, [missingCode]);

  // A page that crashes again may replace the `<main>` only after `retry` has focused it.
  useEffect(() => {
    if (retried.has(window.location.pathname)) focusMain();
  }, []);

  if (missingCode !== undefined) return null;
  return (
    <div role="alert" className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-8">
      <h1 className="text-3xl font-bold tracking-tight">{texts.title}</h1>
      <div className="mt-5 rounded-lg border border-fd-error/40 bg-fd-card px-4 py-3 font-mono text-sm wrap-anywhere">
        <p className="text-fd-error">{message}</p>
        {causes.map((cause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the causes never move
          <p key={index} className="mt-1 text-fd-muted-foreground">
            {format(texts.cause, { message: cause })}
          </p>
        ))}
      </div>
      <button type="button" className="primary-button mt-6" onClick={() => retry(reset)}>
        {texts.retry}
      </button>
    </div>
  );
}
