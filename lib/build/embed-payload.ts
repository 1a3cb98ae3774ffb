import { type AppShellRows, appShellFolder } from '../navigation/app-shell';
import { insertAtBodyEnd } from './insert-at-body-end';
import { markSharedTexts, sharedElements } from './mark-shared-texts';
import { splitPayload } from './split-payload';

/** The scripts in which Next puts a page's payload, piece by piece. */
const pieces = /<script>self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g;

/** What would end a single-quoted string or its script, begin a comment, or look like an inline script or style to `findInlineParts`. */
const unsafe = /['\\\n\r\u2028\u2029]|<(?=\/?(?:script|style)|!--)/gi;

const escapes: Record<string, string> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3c',
};

/**
 * Extracts from a page the payload that React hydrates it with.
 * @returns an empty payload for a page that has none
 * @throws SyntaxError for a piece that is not JSON
 */
export function extractPayload(html: string): { page: string; payload: string } {
  let payload = '';
  const page = html.replace(pieces, (_, piece: string) => {
    payload += (JSON.parse(piece) as [number, string])[1];
    return '';
  });
  return { page, payload };
}

/**
 * Puts a payload into its page as one script at the end of the body, without the texts that the page's HTML already has.
 *
 * Next sends the content of a page twice: as HTML, and in the payload. A text of the payload that is the whole content of
 * an element is read from that element in the browser; the payload files for the router keep such texts. The rest is a
 * single-quoted string, as it is full of double quotes. One script also needs only one hash in the page's policy instead
 * of one for each piece.
 * @param shared rows that are in a shell instead: its file hands the payload over only when it has loaded, because React would
 * give up on a page if a part of its payload never came
 * @throws Error for a page without `</body>`
 */
export function embedPayload(page: string, payload: string, basePath: string, shared?: AppShellRows): string {
  const parts = splitPayload(payload);
  const texts = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
  const { html, places } = markSharedTexts(page, texts);
  const written = parts.map((part) => {
    if (typeof part === 'string') return escapeText(part);
    const place = places.get(part.text);
    if (place === undefined) return escapeText(part.written);
    return `${part.before}'+t(${place})+'${escapeText(part.after)}`;
  });
  const text = `'${written.join('')}'`;
  const script = writeScript(shared ? `ownPayload=${text}` : `__next_f.push([1,${text}])`);
  return insertAtBodyEnd(html, `<script>${script}</script>${shared ? writeTag(basePath, shared) : ''}`);
}

/**
 * Neither async nor deferred: once the page is parsed, Next takes the payload for complete, which can be before deferred scripts
 * run. At the end of the page the script blocks nothing that readers see.
 */
function writeTag(basePath: string, { shell, places }: AppShellRows): string {
  return `<script src="${basePath}/${appShellFolder}/${shell}.js" data-places="${places}"></script>`;
}

/**
 * The script that hands the payload over, or keeps it for the shell.
 * @param expression in which `t(…)` stands for the content of a marked element as a JSON string; React expects a leading dollar in
 * it to be doubled
 */
function writeScript(expression: string): string {
  const take = "i=>JSON.stringify(e[i].innerHTML.replace(/^\\$/,'$$$$'))";
  return `{let e=document.querySelectorAll('${sharedElements}'),t=${take};self.${expression}}`;
}

function escapeText(text: string): string {
  return text.replace(unsafe, (found) => escapes[found] ?? found);
}
