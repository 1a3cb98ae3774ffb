import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CrashProbe } from '@/components/layout/crash-probe';
import { loadPageLocales, loadSitePage } from '@/lib/content/catalogue.server';
import type { Locale } from '@/lib/i18n/locales';
import { buildStructuredData, toScriptText } from '@/lib/outputs/structured-data';
import { buildMetadata } from './metadata';

/** Loads the metadata of a page by its path in the default language. */
export async function loadMetadata(path: string, locale: Locale): Promise<Metadata> {
  return buildMetadata(await loadSitePage(path, locale), await loadPageLocales(path));
}

interface DescribedPageProps {
  /** Path of the page in the default language. */
  path: string;
  locale: Locale;
  children: ReactNode;
}

/** A page with its schema.org structured data (JSON-LD). */
export async function DescribedPage({ path, locale, children }: DescribedPageProps) {
  const text = toScriptText(buildStructuredData(await loadSitePage(path, locale)));
  return (
    <>
      <CrashProbe place="page" />
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every "<" escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
    </>
  );
}
