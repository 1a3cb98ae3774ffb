import { firstCall } from '../../content/data/first-call';
import { productLinks, readerLinks } from '../../content/data/home-links';
import { site } from '../config/site';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { toFence } from '../markdown/to-fence';
import { toLinkList } from './link-list';

/**
 * The home page as Markdown: what the platform is, a first call, and where to go next.
 * @param toUrl maps the path of a page in the default language to its address
 */
export function toHomeMarkdown(locale: Locale, toUrl: (path: string) => string): string {
  const { home } = getMessages(locale);
  const { lang, code } = firstCall.samples[0];
  const products = productLinks.map(({ id, path }) => ({
    title: home.products[id].title,
    url: toUrl(path),
    description: home.products[id].text,
  }));
  const readers = readerLinks.map(({ id, path }) => ({
    title: `${home.paths[id].title}: ${home.paths[id].link}`,
    url: toUrl(path),
    description: home.paths[id].text,
  }));
  return `${[
    `# ${site.title}`,
    site.tagline[locale.code],
    `## ${home.callTitle}`,
    home.callText,
    toFence(lang, code),
    home.callAnswer,
    toFence('json', firstCall.answer),
    `## ${home.productsTitle}`,
    toLinkList(products),
    `## ${home.pathsTitle}`,
    toLinkList(readers),
  ].join('\n\n')}\n`;
}
