'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { neverChanges } from '@/components/ui/hooks.client';
import { basePath } from '@/lib/config/base-path';
import { splitLocale } from '@/lib/i18n/paths';

interface LanguageView {
  code: string;
  lang: string;
  /** Title of the document. */
  title: string;
  view: ReactNode;
}

/** Shows the page in every language as the host serves it; once hydrated, only in the one that the address asks for. */
export function NotFoundViews({ views }: { views: LanguageView[] }) {
  const getCode = () => splitLocale(window.location.pathname.slice(basePath.length)).locale.code;
  const code = useSyncExternalStore(neverChanges, getCode, () => null);
  const shown = views.filter((view) => code === null || view.code === code);
  return (
    <>
      <title>{shown[0]?.title}</title>
      {shown.map(({ code, lang, view }) => (
        <div key={code} data-tree lang={lang} className="flex flex-1 flex-col">
          {view}
        </div>
      ))}
    </>
  );
}
