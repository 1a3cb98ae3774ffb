import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { AgentPointer } from './agent-pointer';
import { Main } from './main';
import { SiteMenu } from './site-menu';

/** A page without a sidebar. */
export function HomeLayout({ locale, id, children }: { locale: Locale; id?: string; children: ReactNode }) {
  return (
    <>
      <SiteMenu locale={locale} />
      <Main {...(id && { id })}>
        <AgentPointer locale={locale} />
        {children}
      </Main>
    </>
  );
}
