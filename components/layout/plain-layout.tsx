import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { mainId } from './main-id';
import { SiteMenu } from './site-menu';

/** A page without a sidebar. */
export function PlainLayout({ locale, id = mainId, children }: { locale: Locale; id?: string; children: ReactNode }) {
  return (
    <>
      <SiteMenu locale={locale} />
      <main id={id} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </>
  );
}
