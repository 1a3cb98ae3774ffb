import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from '../tests/support/listen';
import { findSiteFile } from '../tests/support/site-file';

/** Compresses a text as a server does on the fly. */
export function compress(content: string | Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The connection between reader and host. */
export interface NetworkConditions {
  /** Kilobytes a second, for all requests together. */
  speed: number;
  /** Milliseconds to the first byte. */
  latency: number;
}

/** The response that was sent for a request. */
export interface SentFile {
  kind: 'html' | 'css' | 'js' | 'ahead' | 'other';
  /** Bytes, compressed. */
  size: number;
  /** Bytes of the file itself. */
  rawSize: number;
}

export interface BrotliServer {
  origin: string;
  /** Throttles all responses from now on, as browsers' own throttling leaves out workers. */
  setNetwork(network: NetworkConditions): void;
  /** Bytes sent so far. */
  getSent(): number;
  /** Records what is sent from now on; the returned function lists it. */
  watchRequests(): () => SentFile[];
  close(): Promise<void>;
}

/** Serves a built site as an ordinary host does: clean addresses, compressed. For measuring; it reads each file once. */
export async function startBrotliServer(folder: string): Promise<BrotliServer> {
  const cache = new Map<string, Buffer>();
  let network: NetworkConditions | undefined;
  const files: SentFile[] = [];
  let networkFreeAt = 0;

  /** Waits as long as the network takes: each response for the latency, and all of them one after another for the bandwidth. */
  async function waitForNetwork(size: number): Promise<void> {
    if (!network) return;
    const { speed, latency } = network;
    await wait(latency);
    networkFreeAt = Math.max(networkFreeAt, performance.now()) + size / speed;
    await wait(networkFreeAt - performance.now());
  }

  const server = createServer(async (request, response) => {
    const found = findSiteFile(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) return response.writeHead(404).end();
    const { file, type } = found;
    const isHead = request.method === 'HEAD'; // The router asks whether a page redirects before it fetches it ahead.
    const body = isHead ? Buffer.alloc(0) : (cache.get(file) ?? compress(readFileSync(file)));
    if (!isHead) cache.set(file, body);
    await waitForNetwork(body.length);
    files.push({
      kind: isHead ? 'ahead' : getKind(file, request.headers['sec-purpose']),
      size: body.length,
      rawSize: statSync(file).size,
    });
    return response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  const { url, close } = await listen(server);
  return {
    origin: url,
    setNetwork(next) {
      network = next;
    },
    getSent: () => files.reduce((all, { size }) => all + size, 0),
    watchRequests() {
      const from = files.length;
      return () => files.slice(from);
    },
    close,
  };
}

/** As long as nobody clicks, page payloads are only ever prefetched. */
function getKind(file: string, purpose: string | string[] | undefined): SentFile['kind'] {
  if (String(purpose ?? '').startsWith('prefetch') || file.endsWith('.txt')) return 'ahead';
  const kind = path.extname(file).slice(1);
  return kind === 'html' || kind === 'css' || kind === 'js' ? kind : 'other';
}
