import type { MDXContent } from 'mdx/types';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { getTextLocale } from '@/lib/i18n/file-locale';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';

/** A blog post or stand-alone page. */
interface MdxEntry {
  url: string;
  /** Of its file, such as `welcome.id.mdx`. */
  path: string;
  data: { body: MDXContent };
}

/** The text of a page that is one MDX file and has no sidebar. */
export function renderMdxText({ url, path: file, data: { body: Body } }: MdxEntry, locale: Locale) {
  const { path } = splitLocale(url);
  return <Body components={getMdxComponents({ path, locale, textLocale: getTextLocale(file, locale) })} />;
}
