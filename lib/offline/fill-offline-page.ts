import type { KeptPage } from './kept-pages';

/** Where the page for readers without a network has its list, and what goes with it where there is nothing to list. */
export const listMark = '<!-- pages -->';
const listSection = /<section>.*<\/section>/s;

/** Puts the pages that can be read into the page for readers without a network. */
export function fillOfflinePage(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html.replace(listSection, '');
  const items = pages.map(({ path, title, language }) => `<li><a href="${path}" lang="${language}">${title}</a></li>`);
  return html.replace(listMark, () => items.join('\n'));
}
