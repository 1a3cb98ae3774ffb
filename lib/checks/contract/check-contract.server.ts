import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromFile, Parser } from '@asyncapi/parser';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { checkContract as checkSandbox } from 'openapi-sandbox/build';
import { siteLinks } from '../../../content/data/site-links';
import { writtenOrigins } from '../../config/env';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { type ContractId, contractFiles, toOverlayFile } from '../../contract/contract-files';
import { listOperations } from '../../contract/get-operation';
import { assertRenderable, bundleContract, readOverlay } from '../../contract/load-contract.server';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';
import { isWrittenIn, toPageUrl } from '../../i18n/file-locale';
import { defaultLocale, isPartial, prefixedLocales } from '../../i18n/locales';
import { type Content, readContent } from '../../pages/read-content.server';
import { parsePages } from '../content/parse-pages';
import { checkErrorCodes } from './check-error-codes';
import { checkMessageExamples } from './check-examples';
import { checkComponentNames, checkUndocumented, checkUnreferenced, checkUnsentMessages } from './check-references';
import { checkSandboxRules } from './check-sandbox-rules';
import { checkOverlay, checkTerms } from './check-texts';
import { contractPlugin } from './contract-rules';
import { locateOperations, type OperationLocator } from './locate-operations.server';

const ownRules = { 'site/descriptions': 'error', 'site/examples': 'error' } as const;

/** Rules beside those that Redocly recommends. */
const contractRules = {
  openapi: {
    ...ownRules,
    'site/generators': 'error',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
  },
  // Schemas are shared with OpenAPI 3.1, where references have siblings; `wrapReferences` publishes them without.
  asyncapi: { ...ownRules, 'spec-ref-siblings': 'off' },
} as const;

/**
 * Checks both parts of the contract: the rules of their formats, examples, translations, errors, and that each operation has a page.
 * Reports nothing else while a rule of the linters is broken, because the other checks rely on them.
 * @throws SiteError for a file that is not valid YAML, a reference between files that leads nowhere, and what the site cannot render
 */
export async function checkContract(): Promise<Problem[]> {
  const openapi = await bundleContract(contractFiles.openapi);
  const asyncapi = await bundleContract(contractFiles.asyncapi);
  const syntaxProblems = await parseAsyncApi();
  const asyncApiProblems = syntaxProblems.length > 0 ? syntaxProblems : await lintContract('asyncapi');
  const problems = [...(await lintContract('openapi')), ...asyncApiProblems];
  if (problems.length > 0) return problems;
  return checkDocuments(assertRenderable('openapi', openapi), assertRenderable('asyncapi', asyncapi));
}

/** Checks the content of documents that follow their formats. */
function checkDocuments(openapi: OpenApiDocument, asyncapi: AsyncApiDocument): Problem[] {
  const { locate, ids } = locateOperations();
  const { pages } = readContent().docs;
  // A page that only `npm run dev` shows documents nothing yet.
  const documented = pages.filter(({ data }) => !data.draft).map(({ data }) => data.operation);
  return [
    ...checkMessageExamples(asyncapi),
    ...checkTexts('openapi', openapi),
    ...checkTexts('asyncapi', asyncapi),
    ...parseErrorCatalogue(pages).flatMap(({ anchors }) =>
      checkErrorCodes(openapi, writtenOrigins.site, anchors, locate),
    ),
    ...checkComponentNames(openapi),
    ...checkSandboxRules(openapi, readdirSync('public/sandbox'), locate),
    ...checkResources(openapi, asyncapi, locate),
    ...checkUnreferenced(openapi, ids, locate),
    ...checkUnsentMessages(asyncapi),
    ...checkUndocumented(openapi, documented),
  ];
}

/** Checks that the sandbox can serve the contract: what `x-sandbox-resource` names has to be there. */
function checkResources(openapi: OpenApiDocument, asyncapi: AsyncApiDocument, locate: OperationLocator): Problem[] {
  const ids = new Map(listOperations(openapi).map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]));
  return checkSandbox({ openapi, asyncapi }).map(({ location, message, hint }) => {
    const id = ids.get(location);
    return { file: id ? locate(id) : contractFiles.openapi, message: `${location} ${message}`, hint };
  });
}

/** Checks the glossary terms in a part of the contract, and its translations. */
function checkTexts(id: ContractId, document: object): Problem[] {
  const problems = prefixedLocales.flatMap((locale) => {
    const file = toOverlayFile(contractFiles[id], locale.code);
    const overlay = readOverlay(id, locale);
    if (overlay) {
      return [
        ...checkOverlay(document, overlay, file, readFileSync(file, 'utf8'), isPartial(locale)),
        ...checkTerms(overlay, locale.code, file),
      ];
    }
    if (isPartial(locale)) return [];
    return [
      { file, message: 'This language has no overlay.', hint: 'Write one that follows the Overlay Specification.' },
    ];
  });
  return [...checkTerms(document, defaultLocale.code, contractFiles[id]), ...problems];
}

/** Parses the page whose headings explain the errors. The list is empty if it does not parse, which the content check reports. */
function parseErrorCatalogue(pages: Content['docs']['pages']) {
  const candidates = pages.map(({ path, body }) => ({ file: path, url: toPageUrl(path, '/docs'), body }));
  return parsePages(
    candidates.filter(({ file, url }) => url === siteLinks.errors.path && isWrittenIn(file, defaultLocale)),
  ).parsed;
}

const lintHint = 'Change the contract as the rule requires.';

/** Returns the errors that AsyncAPI's own parser finds. */
async function parseAsyncApi(): Promise<Problem[]> {
  const file = contractFiles.asyncapi;
  const { diagnostics } = await fromFile(new Parser(), file).parse();
  const errors = diagnostics.filter(({ severity }) => severity === 0);
  return errors.map(({ message, path, code }) => ({
    file: `${file}#/${path.join('/')}`,
    message: `${message} (${code})`,
    hint: lintHint,
  }));
}

/** Applies Redocly's recommended rules and ours. */
async function lintContract(id: ContractId): Promise<Problem[]> {
  const file = contractFiles[id];
  const config = await createConfig({
    extends: ['recommended'],
    plugins: [contractPlugin],
    rules: contractRules[id],
  });
  const problems = await lint({ ref: file, config });
  return problems.map(({ message, ruleId, location: [first], suggest }) => ({
    file: first ? `${path.relative('', first.source.absoluteRef)}:${getLineColLocation(first).start.line}` : file,
    message: `${message} (${ruleId})`,
    hint: suggest.join(' ') || lintHint,
  }));
}
