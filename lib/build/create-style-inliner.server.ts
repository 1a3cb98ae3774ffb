import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptFiles } from './put-scripts-last';
import { parseStyles, type StyleSheet, selectUsedStyles } from './used-styles';

/** The link to a style sheet as React writes it. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

function readSheet(file: string): StyleSheet {
  try {
    return parseStyles(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be parsed as a style sheet.`, { cause: error });
  }
}

/**
 * Makes a function that inlines the styles of a page's first paint, so that the page need not wait for its style sheet. The link
 * to the sheet moves between the content and the scripts, so that all styles are there for what scripts add to the page.
 * @param out folder of the built site
 * @param basePath path that the site is served under
 * @returns the function, which throws an Error naming a file that is missing or is not a style sheet
 */
export function createStyleInliner(out: string, basePath: string): (html: string) => string {
  const sheets = new Map<string, StyleSheet>();

  function loadSheet(href: string): StyleSheet {
    const sheet = sheets.get(href) ?? readSheet(path.join(out, href.slice(basePath.length)));
    sheets.set(href, sheet);
    return sheet;
  }

  return (html) => {
    const [head = ''] = html.split('</head>', 1);
    const links = [...head.matchAll(sheetLink)];
    const body = html.slice(head.length);
    const place = body.search(scriptFiles);
    if (links.length === 0 || place === -1) return html;
    const styled = links.reduce(
      (text, [link, href = '']) =>
        text.replace(link, () => `<style>${selectUsedStyles(loadSheet(href), html)}</style>`),
      head,
    );
    return styled + body.slice(0, place) + links.map(([link]) => link).join('') + body.slice(place);
  };
}
