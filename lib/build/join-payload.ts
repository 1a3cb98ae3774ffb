import { markSharedTexts, sharedElements } from './mark-shared-texts';
import { splitPayload } from './split-payload';

/** The scripts in which Next puts a page's payload, piece by piece. */
const pieces = /<script>self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g;

/** What may not stand in a string in single quotes, or would end the script, begin a comment or be taken for a style. */
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
 * Joins the payload of a page in one script at the end of its body, and leaves out of it what the page says already.
 *
 * Next sends the content of a page twice: as HTML, and in the payload that React hydrates it with. A text of the payload
 * that is the whole content of an element is taken from that element when the page is there; the payloads that the
 * router fetches have it all. The rest stands in single quotes, as it is full of double ones. One script also
 * needs one hash in the page's policy instead of one for each piece.
 * @throws SyntaxError for a piece that is not JSON
 */
export function joinPayload(html: string): string {
  let payload = '';
  const page = html.replace(pieces, (_, piece: string) => {
    payload += (JSON.parse(piece) as [number, string])[1];
    return '';
  });
  if (payload === '') return html;
  const parts = splitPayload(payload);
  const texts = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
  const { html: marked, places } = markSharedTexts(page, texts);
  const written = parts.map((part) => {
    if (typeof part === 'string') return escapeText(part);
    const place = places.get(part.text);
    if (place === undefined) return escapeText(part.written);
    return `${part.before}'+t(${place})+'${escapeText(part.after)}`;
  });
  const end = marked.lastIndexOf('</body>');
  return `${marked.slice(0, end)}<script>${writeScript(written.join(''))}</script>${marked.slice(end)}`;
}

/**
 * The script that hands the payload over.
 * @param text the payload, in which `t(…)` stands for the content of a marked element: a string of JSON, in which a dollar
 * at the beginning is doubled
 */
function writeScript(text: string): string {
  const take = "i=>JSON.stringify(e[i].innerHTML.replace(/^\\$/,'$$$$'))";
  return `{let e=document.querySelectorAll('${sharedElements}'),t=${take};self.__next_f.push([1,'${text}'])}`;
}

function escapeText(text: string): string {
  return text.replace(unsafe, (found) => escapes[found] ?? found);
}
