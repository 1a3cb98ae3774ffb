import { locales } from '../i18n/locales';
import { isFileLink } from '../i18n/paths';
import { findNearest, toList } from '../text/nearest';
import type { LinkTargets } from './link-targets';

/** Why a link is broken, as the end of a sentence, and what to write instead. */
interface LinkFault {
  reason: string;
  hint: string;
}

const external = /^(?:[a-z]+:|\/\/)/i;
const languagePrefix = new RegExp(`^/(?:${locales.map(({ code }) => code).join('|')})(?=/|$)`);

/**
 * Finds what is wrong with a link; `undefined` where it leads somewhere, or to another site.
 * @param ownAnchors those of the page that has the link
 */
export function findLinkFault(
  href: string,
  ownAnchors: readonly string[],
  { anchors, drafts }: LinkTargets,
): LinkFault | undefined {
  if (external.test(href)) return undefined;
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const urls = [...anchors.keys()].filter(Boolean); // Texts of typed data are pages without an address.
  if (path !== '' && !path.startsWith('/')) {
    return { reason: 'it is relative to the page, whose address differs by language', hint: toHint(path, urls) };
  }
  if (path !== '' && !anchors.has(path)) {
    const inDefault = path.replace(languagePrefix, '') || '/';
    if (inDefault !== path && anchors.has(inDefault)) {
      return {
        reason: 'links name no language, as readers stay in theirs',
        hint: `Write ${inDefault}${href.slice(path.length)}.`,
      };
    }
    if (!drafts.has(path)) {
      const kind = isFileLink(toPagePath(path)) ? 'file' : 'page';
      return { reason: `there is no such ${kind}`, hint: toHint(inDefault, urls) };
    }
    const hint = 'Publish that page too, or write the name of the page without a link.';
    return { reason: 'the page is a draft, which is not built', hint };
  }
  const known = path === '' ? ownAnchors : anchors.get(path);
  if (!hash || !known || known.includes(hash)) return undefined;
  const nearest = findNearest(hash, known).map((anchor) => `${path}#${anchor}`);
  return { reason: 'the page has no such heading', hint: `Nearest: ${toList(nearest)}.` };
}

/** The nearest addresses, of pages or of files: one of the same name comes first, as it may have moved to another folder. */
function toHint(path: string, all: readonly string[]): string {
  const clean = toPagePath(path);
  const urls = all.filter((url) => isFileLink(url) === isFileLink(clean));
  const name = clean.slice(clean.lastIndexOf('/') + 1);
  const same = urls.filter((url) => url.endsWith(`/${name}`));
  const nearest = [...new Set([...findNearest(clean, same), ...findNearest(clean, urls)])];
  return `Nearest: ${toList(nearest.slice(0, 3))}.`;
}

/** The address of a page that is linked to as a file, or with a slash at the end. */
function toPagePath(path: string): string {
  return path.replace(/\/$/, '').replace(/\.(?:mdx?|html)$/, '');
}
