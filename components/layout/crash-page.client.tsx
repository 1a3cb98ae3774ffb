'use client';

import { useParams } from 'next/navigation';
import { getLocale } from '@/lib/i18n/locales';
import { CrashView } from './crash-view';
import { focusMain } from './focus-main';
import { mainId } from './main-id';

interface CrashProps {
  /** What was thrown. */
  error: unknown;
  reset: () => void;
}

/** Paths of pages that were rendered again after a crash. */
const retried = new Set<string>();

/**
 * Renders the page again, and loads it as a whole if it crashes then too: what the router keeps of it may be damaged. The button that
 * was pressed disappears, and with some layouts the `<main>` as well, so the focus goes to the new one.
 */
function retry(reset: () => void): void {
  const { pathname } = window.location;
  if (retried.has(pathname)) {
    window.location.reload();
  } else {
    retried.add(pathname);
    reset();
    requestAnimationFrame(focusMain);
  }
}

/** Replaces a crashed page whose layout provides the `<main>`. */
export function CrashText({ error, reset }: CrashProps) {
  const { lang } = useParams<{ lang?: string }>();
  return <CrashView error={error} locale={getLocale(lang)} onRetry={() => retry(reset)} />;
}

/** Replaces a crashed page whose layout leaves the `<main>` to its pages. */
export function CrashPage(props: CrashProps) {
  return (
    <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
      <CrashText {...props} />
    </main>
  );
}
