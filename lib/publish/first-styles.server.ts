import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../errors/site-error';
import { extractAssets } from '../formats/next-output';
import { extractCriticalStyles, parseStyles, type StyleSheet } from './used-styles';

/**
 * Creates a function that inlines the styles of a page's first paint, so that the page need not wait for a file. The sheets follow the
 * content, and the scripts the sheets: in the head they would compete with the text for a slow connection.
 * @param out folder of the built site
 * @param basePath path that the site is served under
 * @returns the function, which throws a SiteError naming a page of another form, or a style sheet that cannot be read
 */
export function createStyleInliner(out: string, basePath: string): (html: string, file: string) => string {
  const parsed = new Map<string, StyleSheet>();

  function loadSheet(href: string, page: string): StyleSheet {
    const sheet = parsed.get(href) ?? readSheet(path.join(out, href.slice(basePath.length)), page);
    parsed.set(href, sheet);
    return sheet;
  }

  return (html, file) => {
    const { head, body, end, sheets, scripts } = extractAssets(html, file);
    // All at once, as the rules of one sheet read the variables of another.
    const styles = extractCriticalStyles(
      sheets.flatMap(({ href }) => loadSheet(href, file)),
      html,
    );
    return [head, `<style>${styles}</style>`, body, ...sheets.map(({ link }) => link), ...scripts, end].join('');
  };
}

function readSheet(file: string, page: string): StyleSheet {
  try {
    return parseStyles(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new SiteError(
      `${page} links to ${file}, which cannot be read as a style sheet.`,
      'Remove .next and build again.',
      { cause },
    );
  }
}
