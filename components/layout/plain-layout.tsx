import type { ReactNode } from 'react';
import { Main } from '@/components/page/main';
import type { Locale } from '@/lib/i18n/locales';
import { SiteMenu } from './site-menu';

/** Frames a page without a sidebar. */
export function PlainLayout({ locale, id, children }: { locale: Locale; id?: string; children: ReactNode }) {
  return (
    <>
      <SiteMenu locale={locale} />
      <Main {...(id && { id })}>{children}</Main>
    </>
  );
}
