import { toAbsoluteUrl } from '../config/absolute-url';
import { getPagePath, type SitePage } from '../content/site-page';
import { format } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { buildInstructions, buildTitle } from './build-index';

/** A page and its Markdown, which begins with its title. */
export interface PageText {
  page: SitePage;
  markdown: string;
}

/** Many pages as one text for language models, each with its address below its title. */
export function buildFullText(pages: readonly PageText[], locale: Locale): string {
  const texts = pages.map(({ page, markdown }) => {
    const source = format(getMessages(locale).llms.source, { url: toAbsoluteUrl(getPagePath(page)) });
    return markdown.trim().replace(/^# .*$/m, (title) => `${title}\n\n${source}`);
  });
  return `${[`${buildTitle(locale)}\n\n${buildInstructions(locale)}`, ...texts].join('\n\n---\n\n')}\n`;
}
