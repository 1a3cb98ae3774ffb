'use client';

import { useParams } from 'next/navigation';
import { getLocale } from '@/lib/i18n/locales';
import { CrashView } from './crash-view.client';
import { Main } from './main';

interface CrashProps {
  /** What was thrown. */
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
