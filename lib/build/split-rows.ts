/** How React writes a row that is a text: `5c:T69cc,` and as many bytes, without the end of a line. */
export const textRow = /^([\da-f]+):T([\da-f]+),/;

/** The longest beginning of such a row. */
const longestStart = 32;

/**
 * Splits a payload (React Flight, as `react-server-dom-webpack` writes it) into its rows.
 * @returns each with the end of its line, so that together they are the payload
 */
export function splitRows(payload: string): string[] {
  const bytes = Buffer.from(payload);
  const rows: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = findRowEnd(bytes, start);
    rows.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return rows;
}

function findRowEnd(bytes: Buffer, start: number): number {
  const [head, , size] = textRow.exec(bytes.toString('latin1', start, start + longestStart)) ?? [];
  if (head !== undefined && size !== undefined) return start + head.length + Number.parseInt(size, 16);
  const end = bytes.indexOf('\n', start);
  return end === -1 ? bytes.length : end + 1;
}
