import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig, YamlParseError } from '@redocly/openapi-core';
import type { z } from 'zod';
import { createBuildCache, getOrCompute } from '../cache/build-cache.server';
import { parse } from '../errors/parse';
import { SiteError, toErrorMessage } from '../errors/site-error';
import type { Locale } from '../i18n/locales';
import { asyncApiSchema } from './asyncapi-schema';
import { type ContractId, contractFiles, toOverlayFile } from './contract-files';
import { replaceContractOrigins } from './contract-origins';
import { openApiSchema } from './openapi-schema';
import { applyOverlay, type Overlay, parseOverlay } from './overlay';

/** The schemas of both parts of the contract, limited to what the site can render. */
const schemas = { openapi: openApiSchema, asyncapi: asyncApiSchema } satisfies Record<ContractId, z.ZodType>;

type Documents = { [Id in ContractId]: z.output<(typeof schemas)[Id]> };

/** The cache's version covers the contract's files, so the name of a document is a sufficient key. */
const buildCache = createBuildCache('contract');

/** Loaded documents by name, with the timestamp of the files that they come from. */
const cache = new Map<string, { timestamp: number; loading: Promise<object> }>();

/**
 * Loads a part of the contract as one document, with its texts in a language. A build loads each once; `npm run dev` picks up every edit.
 * @throws SiteError for a file that is not valid YAML, a reference between files that leads nowhere, and what the site cannot render
 */
export function loadContract<Id extends ContractId>(id: Id, locale: Locale): Promise<Documents[Id]> {
  const timestamp = getContractTimestamp();
  const name = `${id}.${locale.code}`;
  const write = async () => {
    const document = structuredClone(await loadCached(id, timestamp, () => bundleRenderable(id)));
    const overlay = readOverlay(id, locale);
    return JSON.stringify(replaceContractOrigins(overlay ? applyOverlay(document, overlay) : document));
  };
  return loadCached(name, timestamp, async () => JSON.parse(await getOrCompute(buildCache, name, write)));
}

/**
 * Reads the overlay that translates a part of the contract into a language; `undefined` if there is none.
 * @throws SiteError as `parseOverlay` does
 */
export function readOverlay(contract: ContractId, locale: Locale): Overlay | undefined {
  const file = toOverlayFile(contractFiles[contract], locale.code);
  return existsSync(file) ? parseOverlay(readFileSync(file, 'utf8'), file) : undefined;
}

/** Returns when the contract was last changed, in milliseconds; 0 outside of development. It reads both parts, as they may share files. */
export function getContractTimestamp(): number {
  if (process.env.NODE_ENV !== 'development') return 0;
  const folders = Object.values(contractFiles).map((file) => path.dirname(file));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

function loadCached<Value extends object>(key: string, timestamp: number, load: () => Promise<Value>): Promise<Value> {
  const known = cache.get(key);
  if (known?.timestamp === timestamp) return known.loading as Promise<Value>;
  const loading = load();
  cache.set(key, { timestamp, loading });
  return loading;
}

async function bundleRenderable<Id extends ContractId>(id: Id): Promise<Documents[Id]> {
  return assertRenderable(id, await bundleContract(contractFiles[id]));
}

/**
 * Asserts that the site can render all of a bundled document.
 * @returns the same document, so that what is published keeps the order in which it was written
 * @throws SiteError listing whatever pages would lose or get wrong
 */
export function assertRenderable<Id extends ContractId>(id: Id, document: object): Documents[Id] {
  parse(
    schemas[id],
    document,
    contractFiles[id],
    `Write it with what lib/contract/${id}-schema.ts lists, or list it there and render it.`,
  );
  return document as Documents[Id];
}

/** Bundles the files of a part of the contract into one document, with Redocly's bundler. */
export async function bundleContract(file: string): Promise<object> {
  const config = await createConfig({});
  const { bundle: document, problems } = await bundle({ ref: file, config }).catch((error) => {
    throw error instanceof YamlParseError ? toSyntaxError(file, error) : toEntryError(file, error);
  });
  if (problems.length === 0) return document.parsed as object;
  const lines = problems.map(({ message, location: [first] }) => {
    const source = path.relative('', first?.source.absoluteRef ?? file);
    return `${source}${first?.pointer ?? ''}: ${message}`;
  });
  const text = [...new Set(lines)].join('\n');
  throw new SiteError(`The contract cannot be bundled:\n${text}`, 'Fix these references.');
}

/** Describes an entry file that is missing or empty, or does not name its format and version. */
function toEntryError(file: string, error: unknown): SiteError {
  return new SiteError(
    `${file} cannot be read as a contract: ${toErrorMessage(error)}.`,
    'Restore the file; it begins with its format and version, such as `openapi: 3.1.1`.',
    { cause: error },
  );
}

/** Describes a syntax error in an entry file; Redocly reports one in any other file as a problem of the references to it. */
function toSyntaxError(file: string, { line, message }: YamlParseError): SiteError {
  const reason = message.replace(/ in ".*$/, '');
  return new SiteError(
    `${file}:${line} is not valid YAML: ${reason}.`,
    'Look for the mistake on this line or just above it.',
  );
}
