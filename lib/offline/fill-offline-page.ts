import type { KeptPage } from './kept-pages';

/** Placeholder for the list in the offline page, and the section that is removed if there is nothing to list. */
export const listMark = '<!-- pages -->';
const listSection = /<section>.*<\/section>/s;

/** Puts the list of cached pages into the offline page. */
export function fillOfflinePage(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html.replace(listSection, '');
  const items = pages.map(({ path, title, language }) => `<li><a href="${path}" lang="${language}">${title}</a></li>`);
  return html.replace(listMark, () => items.join('\n'));
}
