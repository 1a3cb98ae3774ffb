/** Reads what Next writes into a built site. Written for next 16.4.6 and react-dom 19.3.1. */

import { SiteError } from '../errors/site-error';

/** The folder of files whose names contain a hash of their content, and in it the scripts. */
export const hashedFolder = '_next/static/';
export const scriptFiles = `${hashedFolder}chunks/*.js`;

/** Documents for addresses without a page, which no link opens. */
const errorDocument = /(?:^|\/)(?:404|_not-found|_global-error)\.html$/;

/** Tells documents for addresses without a page from pages, by the path of the file. */
export function isErrorDocument(file: string): boolean {
  return errorDocument.test(file);
}

/** Returns the path of what the router loads to show a page, from the path of its file. */
export function toPayloadFile(file: string): string {
  return file.replace(/html$/, 'txt');
}

/** A built page, cut at the places where its styles and scripts are. */
export interface PageAssets {
  /** Up to `</head>`, without the elements below. */
  head: string;
  body: string;
  /** `</body>` and what follows. */
  end: string;
  /** The elements that link to style sheets, and the paths of these. */
  sheets: { link: string; href: string }[];
  /** The script files that the head requests. */
  scripts: string[];
}

/** Elements that Next writes into the head of a page, as it writes them (`known`) and in any form (`any`). */
const expected = {
  sheets: {
    known: /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]+"\/>/g, // Of Next, or our own.
    any: /<link[^>]*\bstylesheet\b/g,
  },
  scripts: { known: /<script src="[^"]*\/_next\/[^"]+" async=""><\/script>/g, any: /<script[^>]*\sasync\b/g },
};

/** Preloads of scripts, which would compete with the text for a slow connection. */
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Finds the styles and scripts of a page as Next writes it.
 * @param file path of the page, for errors
 * @throws SiteError for a page of another form
 */
export function extractAssets(html: string, file: string): PageAssets {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd === -1 || bodyEnd < headEnd) throw unexpected(file, 'no head, or no body after it');
  const head = html.slice(0, headEnd);
  const sheets = findElements('sheets', head, file).map(([link, href = '']) => ({ link, href }));
  const scripts = findElements('scripts', head, file).map(([script]) => script);
  const extracted = [...sheets.map(({ link }) => link), ...scripts];
  return {
    head: extracted.reduce((text, element) => text.replace(element, ''), head).replace(scriptPreload, ''),
    body: html.slice(headEnd, bodyEnd),
    end: html.slice(bodyEnd),
    sheets,
    scripts,
  };
}

function findElements(kind: keyof typeof expected, head: string, file: string): RegExpExecArray[] {
  const { known, any } = expected[kind];
  const found = [...head.matchAll(known)];
  const all = head.match(any) ?? [];
  if (found.length === 0 || found.length !== all.length) {
    throw unexpected(file, `${all.length} ${kind} in its head, of which ${found.length} have the form ${known.source}`);
  }
  return found;
}

function unexpected(file: string, problem: string): SiteError {
  return new SiteError(
    `${file} is not as Next wrote pages so far: ${problem}.`,
    'Compare the page with `expected` in lib/formats/next-output.ts, and adapt that to the new version of Next.',
  );
}

/** The inline scripts and styles of a page: the texts between the tags, which browsers hash. */
interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** Patterns are enough here: our pages have no `>` in the attributes of these elements, and React escapes `<` elsewhere. */
const inlineScripts = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** Scripts that hold data, such as JSON-LD, are never run. */
const dataType = /\stype="application\/(?:ld\+)?json"/;

/** Finds the inline scripts that run, and the inline styles, in a page of the built site. */
export function findInlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(inlineScripts)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || dataType.test(attributes) ? [] : [text],
  );
  return { scripts, styles: [...html.matchAll(inlineStyles)].map(([, text = '']) => text) };
}
