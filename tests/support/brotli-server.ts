import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from './listen';
import { findSiteFile } from './site-file';

/** A text as a server sends it that compresses as it goes. */
export function compress(content: string | Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** A line between reader and host. */
export interface Line {
  /** Kilobytes a second, for all requests together. */
  speed: number;
  /** Milliseconds to the first byte. */
  latency: number;
}

/** What was sent for a request. */
export interface SentFile {
  kind: 'html' | 'css' | 'js' | 'ahead' | 'other';
  /** Bytes, compressed. */
  size: number;
  /** Bytes of the file itself. */
  rawSize: number;
}

export interface BrotliServer {
  origin: string;
  /** Slows all answers from now on down: browsers do not do it for workers. */
  setLine(line: Line): void;
  /** Bytes that were sent. */
  getSent(): number;
  /** Notes what is sent from now on; the function tells it. */
  watchRequests(): () => SentFile[];
  close(): Promise<void>;
}

/** Serves a built site as an ordinary host does: clean addresses, compressed. For measuring; it reads each file once. */
export async function startBrotliServer(folder: string): Promise<BrotliServer> {
  const cache = new Map<string, Buffer>();
  let line: Line | undefined;
  const files: SentFile[] = [];
  let freeAt = 0;

  /** Waits as long as the line takes: each answer for its first byte, and all of them after each other for theirs. */
  async function pass(size: number): Promise<void> {
    if (!line) return;
    const { speed, latency } = line;
    await wait(latency);
    freeAt = Math.max(freeAt, performance.now()) + size / speed;
    await wait(freeAt - performance.now());
  }

  const server = createServer(async (request, response) => {
    const found = findSiteFile(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) return response.writeHead(404).end();
    const { file, type } = found;
    const body = cache.get(file) ?? compress(readFileSync(file));
    cache.set(file, body);
    await pass(body.length);
    files.push({
      kind: getKind(file, request.headers['sec-purpose']),
      size: body.length,
      rawSize: statSync(file).size,
    });
    return response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  const { url, close } = await listen(server);
  return {
    origin: url,
    setLine(next) {
      line = next;
    },
    getSent: () => files.reduce((all, { size }) => all + size, 0),
    watchRequests() {
      const from = files.length;
      return () => files.slice(from);
    },
    close,
  };
}

/** Payloads of pages are only asked for ahead of need, as far as nobody clicks. */
function getKind(file: string, purpose: string | string[] | undefined): SentFile['kind'] {
  if (String(purpose ?? '').startsWith('prefetch') || file.endsWith('.txt')) return 'ahead';
  const kind = path.extname(file).slice(1);
  return kind === 'html' || kind === 'css' || kind === 'js' ? kind : 'other';
}
