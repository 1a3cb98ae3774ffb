import { bundle, createConfig } from '@redocly/openapi-core';
import { env } from '../config/env';
import { SiteError } from '../errors/site-error';
import type { Locale } from '../i18n/locales';
import type { AsyncApiDocument } from './asyncapi-types';
import { applyOverlay, readOverlay } from './overlay.server';
import type { OpenApiDocument } from './types';

interface Documents {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
}

export type ContractId = keyof Documents;

/** The files that the two parts of the contract begin with. */
export const contractFiles = {
  openapi: 'content/openapi/openapi.yaml',
  asyncapi: 'content/asyncapi/asyncapi.yaml',
} satisfies Record<ContractId, string>;

/** The addresses that the files of the contract are written with; readers get the ones that the site is configured for. */
export const contractOrigins = { site: 'https://docs.agent.example', api: 'https://api.agent.example' };

const cache = new Map<string, Promise<object>>();

/**
 * A part of the contract as one document, its texts in a language.
 * @throws SiteError for a reference between files that leads nowhere
 */
export function loadContract<Id extends ContractId>(id: Id, locale: Locale): Promise<Documents[Id]> {
  return remember(`${id}.${locale.code}`, async () => {
    const document = placeOrigins(await remember(id, () => bundleContract(contractFiles[id])));
    const overlay = readOverlay(id, locale);
    return (overlay ? applyOverlay(document, overlay) : document) as Documents[Id];
  });
}

/** A copy of a document with the configured addresses. */
function placeOrigins(document: object): object {
  const siteUrl = `${env.NEXT_PUBLIC_SITE_URL}${env.NEXT_PUBLIC_BASE_PATH}`;
  const text = JSON.stringify(document);
  return JSON.parse(
    text.replaceAll(contractOrigins.site, siteUrl).replaceAll(contractOrigins.api, env.NEXT_PUBLIC_API_URL),
  );
}

function remember<Value extends object>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = cache.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  return loading;
}

/** Makes one document of a contract's files, with Redocly's bundler. */
export async function bundleContract(file: string): Promise<object> {
  const config = await createConfig({});
  const { bundle: document, problems } = await bundle({ ref: file, config });
  if (problems.length === 0) return document.parsed as object;
  const lines = problems.map(({ message, location }) => `${location[0]?.source.absoluteRef ?? file}: ${message}`);
  throw new SiteError(
    `The contract does not hold together:\n${lines.join('\n')}`,
    'Mend the references that it names.',
  );
}
