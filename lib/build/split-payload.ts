/** A text of a payload that may stand in the page, too. */
export interface PayloadText {
  text: string;
  /** How the payload has it. */
  written: string;
  /** What has to stand before and after the text where it is written as a string of JSON instead. */
  before: string;
  after: string;
}

/** How React writes a row that is a text: `5c:T69cc,` and as many bytes, without the end of a line. */
const textRow = /^([\da-f]+):T([\da-f]+),/;

/** The longest beginning of such a row. */
const longestStart = 32;

/** The content of an element that is HTML; one that begins with a dollar stands in another row. */
const htmlProperty = /(?<="__html":)"(?!\$)(?:[^"\\]|\\.)+"/g;

/**
 * Takes what is HTML, and the rows that are texts, out of a payload (React Flight, as `react-server-dom-webpack` writes it).
 * @returns these texts, and as strings what lies between them, in order
 * @throws SyntaxError for a property that is not JSON
 */
export function splitPayload(payload: string): (string | PayloadText)[] {
  const bytes = Buffer.from(payload);
  const parts: (string | PayloadText)[] = [];
  let restStart = 0;
  let start = 0;
  while (start < bytes.length) {
    const [head, id, size] = textRow.exec(bytes.toString('latin1', start, start + longestStart)) ?? [];
    if (head === undefined || size === undefined) {
      const end = bytes.indexOf('\n', start);
      start = end === -1 ? bytes.length : end + 1;
      continue;
    }
    const textStart = start + head.length;
    const end = textStart + Number.parseInt(size, 16);
    const text = bytes.toString('utf8', textStart, end);
    parts.push(...splitRows(bytes.toString('utf8', restStart, start)), {
      text,
      written: head + text,
      before: `${id}:`,
      after: '\n',
    });
    start = end;
    restStart = end;
  }
  return [...parts, ...splitRows(bytes.toString('utf8', restStart))];
}

/** Takes what is HTML out of rows of JSON. */
function splitRows(rows: string): (string | PayloadText)[] {
  const parts: (string | PayloadText)[] = [];
  let start = 0;
  for (const { 0: written, index } of rows.matchAll(htmlProperty)) {
    parts.push(rows.slice(start, index), { text: JSON.parse(written), written, before: '', after: '' });
    start = index + written.length;
  }
  return [...parts, rows.slice(start)];
}
