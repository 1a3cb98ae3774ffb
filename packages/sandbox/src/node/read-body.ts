import type { IncomingMessage } from 'node:http';
import { formType } from '../core/media-type';
import type { SandboxBody, SandboxPart } from '../core/sandbox';

/** Bytes that a JSON body may have: as many as an image of 10 MB in base64 needs, with room for others. */
const jsonLimit = 20e6;
/** Bytes that any other body may have. What a file may have, the operation says. */
const bodyLimit = 30e6;
const urlEncodedType = 'application/x-www-form-urlencoded';

/**
 * Reads the body of a request; one with too many bytes is not read to its end.
 * @param contentType as which it is read; what the request says if omitted
 */
export async function readBody(
  request: IncomingMessage,
  contentType = request.headers['content-type'] ?? '',
): Promise<SandboxBody | undefined> {
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const limit = isText(mediaType) ? jsonLimit : bodyLimit;
  const content = await readBytes(request, limit);
  if (!content) return { kind: 'oversized', limit };
  if (content.length === 0) return undefined;
  const isForm = mediaType === urlEncodedType || (mediaType === formType && /boundary=/i.test(contentType));
  if (isForm) return readForm(content, contentType);
  return isText(mediaType) || mediaType === formType
    ? { kind: 'text', text: content.toString('utf8') }
    : { kind: 'bytes', bytes: new Uint8Array(content) };
}

/** Returns whether a body is a text; one without a type is taken for JSON that lacks its type. */
function isText(mediaType: string): boolean {
  return mediaType === '' || mediaType.startsWith('text/') || /[/+](json|xml)$/.test(mediaType);
}

/** @returns undefined for more bytes than the limit */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // An iterator would end the connection when it is left, and the client would not read the response.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(undefined);
      if (size > limit) chunks.length = 0;
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('aborted')));
  });
}

/** Reads a form with Node's own parser. */
async function readForm(content: Buffer, contentType: string): Promise<SandboxBody> {
  const headers = { 'Content-Type': contentType };
  const form = await new Response(new Uint8Array(content), { headers }).formData().catch(() => undefined);
  if (!form) return { kind: 'broken' };
  const parts = [...form].map(async ([name, value]): Promise<SandboxPart> => {
    if (typeof value === 'string') return { name, value };
    return { name, value: { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) } };
  });
  return { kind: 'form', parts: await Promise.all(parts) };
}
