import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sirv from 'sirv';
import { globSync } from 'tinyglobby';
import { SiteError } from '../errors/site-error';
import { hashedFolder } from '../formats/next-output';
import { apiCatalogPath, catalogType, sharedFiles } from './host-headers';

const compress = promisify(gzip);
const textFile = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml|yaml)$/;
const immutableFile = new RegExp(`^/(?:${hashedFolder}|search-index/hashed/)`);

/** Content types of texts, to which a charset is added. */
const textTypes: Record<string, string> = { '.md': 'text/markdown', '.txt': 'text/plain', '.yaml': 'application/yaml' };

/** Links the files of a built site into a folder of their own, so that a new build cannot change what is served, and compresses texts. */
async function prepareFolder(out: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const files = globSync('**', { cwd: out, dot: true });
  for (const name of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const file of files) linkSync(path.join(out, file), path.join(folder, file));
  const texts = files.filter((file) => textFile.test(file));
  await Promise.all(
    texts.map(async (file) =>
      writeFile(path.join(folder, `${file}.gz`), await compress(await readFile(path.join(out, file)))),
    ),
  );
}

/** Matches the `Accept` header of an agent that asks for Markdown: it names that type, and before HTML. */
const markdownBeforeHtml = /^(?:(?!text\/html).)*text\/markdown/i;

/** Finds the Markdown of the page at an address. */
function findMarkdown(folder: string, url: string): string | undefined {
  const [pathname = '/'] = url.split('?');
  const name = pathname.endsWith('/') ? `${pathname}index.md` : `${pathname}.md`;
  return !name.includes('..') && existsSync(path.join(folder, name)) ? name : undefined;
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const type = textTypes[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  if (pathname === apiCatalogPath) response.setHeader('Content-Type', catalogType);
  if (sharedFiles.includes(pathname)) response.setHeader('Access-Control-Allow-Origin', '*');
  if (!immutableFile.test(pathname)) response.setHeader('Vary', 'Accept, Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    immutableFile.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/**
 * Creates a server for a built site that does what static hosts do: clean addresses, `404.html`, compression and conditional requests.
 * @param out folder of the built site
 * @param basePath path that the site is served under; empty at the root
 * @param folder folder for the served copy, on the disk of `out`
 */
export async function createSiteServer(out: string, basePath: string, folder: string): Promise<Server> {
  await prepareFolder(out, folder);
  const notFound = readFileSync(path.join(folder, '404.html'));
  const serveFile = sirv(folder, { etag: true, gzip: true, setHeaders });
  return createServer((request, response) => {
    const { url = '/' } = request;
    const sendNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    };
    if (!/^(?:[/?]|$)/.test(url.slice(basePath.length)) || !url.startsWith(basePath)) return sendNotFound();
    request.url = url.slice(basePath.length).replace(/^(?!\/)/, '/');
    if (markdownBeforeHtml.test(request.headers.accept ?? ''))
      request.url = findMarkdown(folder, request.url) ?? request.url;
    return serveFile(request, response, sendNotFound);
  });
}

const highestPort = 65_535;

/**
 * Parses the port that a server is to listen on. An empty value counts as unset.
 * @throws SiteError if the value is not a port number
 */
export function parsePort(value: string | undefined, defaultPort: number): number {
  if (!value) return defaultPort;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= highestPort) return port;
  throw new SiteError(
    `PORT is "${value}", which is not a valid port.`,
    `Set it to a number from 0 to ${highestPort}, such as 8080.`,
  );
}
