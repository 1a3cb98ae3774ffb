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
  reset: () => void;
}

/** Replaces a crashed page whose layout provides the `<main>`. */
export function CrashText({ error, reset }: CrashProps) {
  const { lang } = useParams<{ lang?: string }>();
  return <CrashView error={error} locale={getLocale(lang)} reset={reset} />;
}

/** Replaces a crashed page whose layout leaves the `<main>` to its pages. */
export function CrashPage(props: CrashProps) {
  return (
    <Main>
      <CrashText {...props} />
    </Main>
  );
}

interface CrashViewProps {
  /** The thrown value. */
  error: unknown;
  locale: Locale;
  /** Clears the error, so that the page renders again. */
  reset: () => void;
}

/** Paths of pages that were rendered again after a crash. */
const retried = new Set<string>();

/**
 * Renders the page again, and loads it as a whole if it crashes then too: what the router has cached of it may be damaged. The button that
 * was pressed disappears, and with some layouts the `<main>` as well, so the focus goes to the new one.
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

/** Shown in place of a page that failed to render: what happened, why, and a way to try again. A page whose code is missing is loaded again. */
export function CrashView({ error, locale, reset }: CrashViewProps) {
  const texts = locale.crash;
  const [message, ...causes] = getCauseChain(error);
  const missing = error instanceof Error && error.name === missingCodeError ? error.message : undefined;

  useEffect(() => {
    if (missing !== undefined) window.siteLoading?.fail(`${missing}.`);
  }, [missing]);

  // A page that crashes again may replace the `<main>` only after `retry` has focused it.
  useEffect(() => {
    if (retried.has(window.location.pathname)) focusMain();
  }, []);

  if (missing !== undefined) return null;
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
