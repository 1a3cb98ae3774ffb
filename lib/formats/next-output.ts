import { SiteError } from '../errors/site-error';

/** A built page, cut at the places where its styles and scripts are. */
export interface PageAssets {
  /** Up to `</head>`, without the elements below. */
  head: string;
  body: string;
  /** `</body>` and what follows. */
  end: string;
  /** The links to style sheets, and where they lead. */
  sheets: { link: string; href: string }[];
  /** The script files that the head requests. */
  scripts: string[];
}

/** What Next writes into the head of a page, and what would be its equivalent in another form. */
const expected = {
  sheets: {
    known: /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]+"\/>/g,
    any: /<link[^>]*\bstylesheet\b/g,
  },
  scripts: { known: /<script src="[^"]+" async=""><\/script>/g, any: /<script[^>]*\sasync\b/g },
};

/** Preloads of scripts, which would compete with the text for a slow connection. */
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Finds the styles and scripts of a page as Next writes it.
 * @param file path of the page, for errors
 * @throws SiteError for a page of another form
 */
export function takeAssets(html: string, file: string): PageAssets {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd === -1 || bodyEnd < headEnd) throw unexpected(file, 'no head, or no body after it');
  const head = html.slice(0, headEnd);
  const sheets = match('sheets', head, file).map(([link, href = '']) => ({ link, href }));
  const scripts = match('scripts', head, file).map(([script]) => script);
  const taken = [...sheets.map(({ link }) => link), ...scripts];
  return {
    head: taken.reduce((text, element) => text.replace(element, ''), head).replace(scriptPreload, ''),
    body: html.slice(headEnd, bodyEnd),
    end: html.slice(bodyEnd),
    sheets,
    scripts,
  };
}

function match(kind: keyof typeof expected, head: string, file: string): RegExpExecArray[] {
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
