import { splitRows, textRow } from './split-rows';

/** A text of a payload that may stand in the page, too. */
export interface PayloadText {
  text: string;
  /** How the payload has it. */
  written: string;
  /** What has to stand before and after the text where it is written as a string of JSON instead. */
  before: string;
  after: string;
}

/** The content of an element that is HTML; one that begins with a dollar stands in another row. */
const htmlProperty = /(?<="__html":)"(?!\$)(?:[^"\\]|\\.)+"/g;

/**
 * Takes what is HTML, and the rows that are texts, out of a payload.
 * @returns these texts, and as strings what lies between them, in order
 * @throws SyntaxError for a property that is not JSON
 */
export function splitPayload(payload: string): (string | PayloadText)[] {
  return splitRows(payload).flatMap((row) => {
    const [head, id] = textRow.exec(row) ?? [];
    if (head === undefined) return splitJson(row);
    return { text: row.slice(head.length), written: row, before: `${id}:`, after: '\n' };
  });
}

/** Takes what is HTML out of a row of JSON. */
function splitJson(row: string): (string | PayloadText)[] {
  const parts: (string | PayloadText)[] = [];
  let start = 0;
  for (const { 0: written, index } of row.matchAll(htmlProperty)) {
    parts.push(row.slice(start, index), { text: JSON.parse(written), written, before: '', after: '' });
    start = index + written.length;
  }
  return [...parts, row.slice(start)];
}
