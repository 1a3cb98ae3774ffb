import { splitRows, textRow } from './split-rows';

/** A text of a payload that the page's HTML may have as well. */
export interface PayloadText {
  text: string;
  /** The text as the payload writes it. */
  written: string;
  /** What comes before and after the text if it is written as a JSON string instead. */
  before: string;
  after: string;
}

/** The HTML content of an element; a value that begins with a dollar refers to another row. */
const htmlProperty = /(?<="__html":)"(?!\$)(?:[^"\\]|\\.)+"/g;

/**
 * Splits a payload at its HTML strings and at its rows that are texts.
 * @returns these texts, and the parts between them as strings, in order
 * @throws SyntaxError for a property that is not JSON
 */
export function splitPayload(payload: string): (string | PayloadText)[] {
  return splitRows(payload).flatMap((row) => {
    const [head, id] = textRow.exec(row) ?? [];
    if (head === undefined) return splitJson(row);
    return { text: row.slice(head.length), written: row, before: `${id}:`, after: '\n' };
  });
}

/** Splits a row of JSON at its HTML strings. */
function splitJson(row: string): (string | PayloadText)[] {
  const parts: (string | PayloadText)[] = [];
  let start = 0;
  for (const { 0: written, index } of row.matchAll(htmlProperty)) {
    parts.push(row.slice(start, index), { text: JSON.parse(written), written, before: '', after: '' });
    start = index + written.length;
  }
  return [...parts, row.slice(start)];
}
