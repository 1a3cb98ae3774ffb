/** The head of a row that is a text, such as `5c:T69cc,`: its id and a length in bytes, both hexadecimal. No line break ends the row. */
export const textRow = /^([\da-f]+):T([\da-f]+),/;

/** Upper bound for the length of that head, in bytes. */
const longestStart = 32;

const lineEnd = 0x0a;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true }); // Keeps a byte order mark: the payload has to come out as it went in.

/**
 * Splits a payload (React Flight, as `react-server-dom-webpack` writes it) into its rows.
 * @returns each row with its line break, so that joined they are the payload again
 */
export function splitRows(payload: string): string[] {
  const bytes = encoder.encode(payload);
  const rows: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = findRowEnd(bytes, start);
    rows.push(decoder.decode(bytes.subarray(start, end)));
    start = end;
  }
  return rows;
}

function findRowEnd(bytes: Uint8Array, start: number): number {
  const [head, , size] = textRow.exec(decoder.decode(bytes.subarray(start, start + longestStart))) ?? [];
  if (head !== undefined && size !== undefined) return start + head.length + Number.parseInt(size, 16);
  const end = bytes.indexOf(lineEnd, start);
  return end === -1 ? bytes.length : end + 1;
}
