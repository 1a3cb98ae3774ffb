import { getPricingMessages } from '@/components/pricing/messages';
import { getPriceText } from '@/components/pricing/plans';
import { firstCall } from '@/content/data/first-call';
import { homeLinks, homePlans, productLinks, readerLinks } from '@/content/data/home-links';
import { plans } from '@/content/data/plans';
import { site } from '@/lib/config/site';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { toFence, toMarkdownLink } from '@/lib/markdown/markdown-text';
import { getHomeMessages } from './messages';

/** A page in a list of pages. */
export interface ListedPage {
  title: string;
  url: string;
  description: string;
  /** The date of a post, as the language writes it. */
  date?: string;
}

/** Lists pages as links in Markdown, each with its description. */
export function toLinkList(pages: readonly ListedPage[]): string {
  return pages
    .map(({ title, url, description, date }) => {
      const link = toMarkdownLink(title, url);
      return `- ${date ? `${link} (${date})` : link}: ${description}`;
    })
    .join('\n');
}

/**
 * Writes the home page as Markdown, with the sections of `HomeView` in their order.
 * @param posts the newest posts of the blog
 * @param toUrl maps the path of a page in the default language to its address
 */
export function toHomeMarkdown(locale: Locale, posts: ListedPage[], toUrl: (path: string) => string): string {
  const home = getHomeMessages(locale);
  const pricing = getPricingMessages(locale);
  const toLink = (name: keyof typeof homeLinks) => `[${home[name]}](${toUrl(homeLinks[name].path)})`;
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
  const prices = homePlans.map((id) => ({
    title: plans[id].name,
    url: toUrl(plans[id].page),
    description: `${getPriceText(id, locale)}. ${getLocalized(plans[id].audience, locale)}.`,
  }));
  return `${[
    `# ${site.title}`,
    getLocalized(site.tagline, locale),
    `${toLink('start')} · ${toLink('reference')}`,
    `## ${home.callTitle}`,
    home.callText,
    toFence(lang, code),
    home.callAnswer,
    toFence('json', firstCall.response),
    toLink('callMore'),
    `## ${home.productsTitle}`,
    toLinkList(products),
    `## ${home.pathsTitle}`,
    toLinkList(readers),
    `## ${home.pricingTitle}`,
    home.pricingText,
    toLinkList(prices),
    `${pricing.price}. ${pricing.example} ${toLink('pricingLink')}`,
    `## ${home.newsTitle}`,
    toLinkList(posts),
    toLink('newsLink'),
  ].join('\n\n')}\n`;
}
