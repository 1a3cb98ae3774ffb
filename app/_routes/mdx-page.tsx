import type { MDXContent } from 'mdx/types';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { getTextLocale } from '@/lib/source/text-locale';
import { DescribedPage } from './described-page';
import { loadMetadata } from './load-metadata';
import type { RouteProps } from './locale-params';

/** What blog posts and stand-alone pages have in common. */
interface MdxEntry {
  url: string;
  /** Of its file, such as `welcome.id.mdx`. */
  path: string;
  data: { body: MDXContent };
}

interface MdxPage<Entry extends MdxEntry> {
  getEntry: (slug: string, locale: Locale) => Entry | undefined;
  render: (entry: Entry, locale: Locale, text: ReactNode) => ReactNode;
  /** Slug of the page, for a route without a `slug` parameter. */
  slug?: string;
}

/** Makes a route for pages that are one MDX file each and have no sidebar. */
export function createMdxPage<Entry extends MdxEntry>({ getEntry, render, slug: fixedSlug }: MdxPage<Entry>) {
  async function read({ params }: RouteProps<{ slug?: string }>) {
    const { slug = fixedSlug, lang } = await params;
    const locale = getLocale(lang);
    // The route of a stand-alone page is there while the page is a draft, which is kept out of a build.
    const entry = (slug && getEntry(slug, locale)) || notFound();
    return { entry, locale, path: splitLocale(entry.url).path };
  }

  return {
    async Page(props: RouteProps<{ slug?: string }>) {
      const { entry, locale, path } = await read(props);
      const Body = entry.data.body;
      const textLocale = getTextLocale(entry.path, locale);
      return (
        <DescribedPage path={path} locale={locale}>
          {render(entry, locale, <Body components={getMdxComponents({ path, locale, textLocale })} />)}
        </DescribedPage>
      );
    },
    async generateMetadata(props: RouteProps<{ slug?: string }>): Promise<Metadata> {
      const { locale, path } = await read(props);
      return loadMetadata(path, locale);
    },
  };
}
