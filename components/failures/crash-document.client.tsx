'use client';

import { useState } from 'react';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { CrashView } from './crash-page.client';

/** Reads the language, colour mode and icon of the crashed document before React replaces it with this one. */
function readDocument() {
  if (typeof document === 'undefined') return { locale: defaultLocale, mode: undefined, icon: undefined };
  const { lang, classList } = document.documentElement;
  const locale = locales.find(({ htmlLang }) => htmlLang === lang) ?? defaultLocale;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
  return { locale, mode: classList.contains('dark') ? 'dark' : undefined, icon };
}

/** Replaces a document whose layout has crashed. */
export function CrashDocument({ error, reset }: { error: unknown; reset: () => void }) {
  const [{ locale, mode, icon }] = useState(readDocument);
  return (
    <html lang={locale.htmlLang} dir={locale.dir} className={mode} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <title>{locale.crash.title}</title>
        {icon && <link rel="icon" href={icon} />}
        <main className="flex-1">
          <CrashView error={error} locale={locale} reset={reset} />
        </main>
      </body>
    </html>
  );
}
