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
 * Joins the payload of a page in one script at the end of its body, in single quotes: a payload is full of double ones,
 * and of markup that the page holds once more, which compressors find again only where it is not escaped. One script
 * also needs one hash in the page's policy instead of one for each piece.
 * @throws SyntaxError for a piece that is not JSON
 */
export function joinPayload(html: string): string {
  let payload = '';
  const rest = html.replace(pieces, (_, piece: string) => {
    payload += (JSON.parse(piece) as [number, string])[1];
    return '';
  });
  if (payload === '') return html;
  const end = rest.lastIndexOf('</body>');
  const text = payload.replace(unsafe, (found) => escapes[found] ?? found);
  return `${rest.slice(0, end)}<script>self.__next_f.push([1,'${text}'])</script>${rest.slice(end)}`;
}
