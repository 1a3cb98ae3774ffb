import type { MDXContent } from 'mdx/types';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { getTextLocale } from '@/lib/source/text-locale';
import type { RouteProps } from './locale-params';
import { buildMetadata } from './metadata';

/** A page of the blog or a stand-alone one: what both kinds have. */
interface MdxEntry {
  url: string;
  path: string;
  slugs: string[];
  data: { title: string; description: string; body: MDXContent };
}

interface MdxPage<Entry extends MdxEntry> {
  getEntry: (slug: string, locale: Locale) => Entry | undefined;
  render: (entry: Entry, locale: Locale, text: ReactNode) => ReactNode;
  /** The page, where the route has no `slug` of its own. */
  slug?: string;
}

/** Makes a route for pages that are one MDX file each and have no sidebar. */
export function createMdxPage<Entry extends MdxEntry>({ getEntry, render, slug: fixedSlug }: MdxPage<Entry>) {
  async function read({ params }: RouteProps<{ slug?: string }>) {
    const { slug = fixedSlug, lang } = await params;
    const locale = getLocale(lang);
    const entry = (slug && getEntry(slug, locale)) || notFound();
    return { entry, locale, isTranslated: getTextLocale(entry.path, locale) === locale };
  }

  return {
    async Page(props: RouteProps<{ slug?: string }>) {
      const { entry, locale } = await read(props);
      const Body = entry.data.body;
      return render(entry, locale, <Body components={getMdxComponents(locale)} />);
    },
    async generateMetadata(props: RouteProps<{ slug?: string }>): Promise<Metadata> {
      const { entry, locale, isTranslated } = await read(props);
      const { title, description } = entry.data;
      return buildMetadata({ locale, path: splitLocale(entry.url).path, title, description, isTranslated });
    },
  };
}
