import { type AppShellRows, appShellFolder } from '../navigation/app-shell';
import { insertAtBodyEnd } from './insert-at-body-end';
import { markSharedTexts, sharedElements } from './mark-shared-texts';
import { splitPayload } from './split-payload';

/** The scripts in which Next puts a page's payload, piece by piece. */
const pieces = /<script>self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g;

/** What would end a string in single quotes or the script around it, begin a comment, or look like an inline script or style to `findInlineParts`. */
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
 * Takes out of a page the payload that React hydrates it with.
 * @returns an empty payload for a page that has none
 * @throws SyntaxError for a piece that is not JSON
 */
export function takePayload(html: string): { page: string; payload: string } {
  let payload = '';
  const page = html.replace(pieces, (_, piece: string) => {
    payload += (JSON.parse(piece) as [number, string])[1];
    return '';
  });
  return { page, payload };
}

/**
 * Puts a payload into its page as one script at the end of the body, and leaves out of it what the page says already.
 *
 * Next sends the content of a page twice: as HTML, and in the payload. A text of the payload that is the whole content of
 * an element is taken from that element when the page is there; the payloads that the router fetches have it all. The rest
 * stands in single quotes, as it is full of double ones. One script also needs one hash in the page's policy instead of
 * one for each piece.
 * @param shared rows that stand in a shell instead: its file hands the payload over once it has come, and not before, because
 * React would give up a page of which a part never comes
 * @throws Error for a page whose body does not end
 */
export function putPayload(page: string, payload: string, basePath: string, shared?: AppShellRows): string {
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
 * The page waits for this script at its end, when all of it is in sight: after the page Next takes a payload for complete, and
 * may do so before deferred scripts run.
 */
function writeTag(basePath: string, { shell, places }: AppShellRows): string {
  return `<script src="${basePath}/${appShellFolder}/${shell}.js" data-places="${places}"></script>`;
}

/**
 * The script that hands the payload over, or keeps it for the shell.
 * @param expression in which `t(…)` stands for the content of a marked element: a string of JSON, in which a dollar at the
 * beginning is doubled
 */
function writeScript(expression: string): string {
  const take = "i=>JSON.stringify(e[i].innerHTML.replace(/^\\$/,'$$$$'))";
  return `{let e=document.querySelectorAll('${sharedElements}'),t=${take};self.${expression}}`;
}

function escapeText(text: string): string {
  return text.replace(unsafe, (found) => escapes[found] ?? found);
}
