import type { SandboxPart } from '../core/sandbox';

const blankLine = '\r\n\r\n';

/** Returns the boundary that a `Content-Type` names, for a form with files. */
export function getBoundary(contentType: string | undefined): string | undefined {
  const [, quoted, plain] = /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain;
}

/** Parses the parts of a form (RFC 7578). What is no part, before the first boundary and after the last, is left out. */
export function parseMultipart(body: Buffer, boundary: string): SandboxPart[] {
  // One character for each byte, so that positions in the text are positions in the body.
  const text = body.toString('latin1');
  const parts: SandboxPart[] = [];
  const delimiter = `--${boundary}`;
  let start = text.indexOf(delimiter);
  while (start >= 0) {
    const end = text.indexOf(`\r\n${delimiter}`, start);
    const headEnd = text.indexOf(blankLine, start);
    if (end < 0 || headEnd < 0) return parts;
    const head = body.subarray(start, headEnd).toString('utf8');
    const part = toPart(head, body.subarray(headEnd + blankLine.length, Math.max(end, headEnd + blankLine.length)));
    if (part) parts.push(part);
    start = end + 2;
  }
  return parts;
}

function toPart(head: string, content: Buffer): SandboxPart | undefined {
  const name = getParameter(head, 'name');
  if (name === undefined) return undefined;
  const fileName = getParameter(head, 'filename');
  if (fileName === undefined) return { name, value: content.toString('utf8') };
  const [, type = ''] = /^content-type: *(.+?) *$/im.exec(head) ?? [];
  return { name, value: { name: fileName, type, bytes: new Uint8Array(content) } };
}

/** Returns a parameter of `Content-Disposition`, in quotes or not; browsers write quotes and line breaks in it as percent codes. */
function getParameter(head: string, name: string): string | undefined {
  const pattern = new RegExp(`^content-disposition:.*?[; ]${name}=(?:"([^"]*)"|([^";\\s]+))`, 'im');
  const [, quoted, plain] = pattern.exec(head) ?? [];
  return (quoted ?? plain)?.replaceAll('%22', '"').replaceAll('%0D%0A', '\n');
}
