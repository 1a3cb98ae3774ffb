import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { siteLinks } from '../../../content/data/site-links';
import { writtenOrigins } from '../../config/env';
import { isWrittenIn, toPageUrl } from '../../content/page-paths';
import { readDocs } from '../../content/read-docs.server';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { type ContractId, contractFiles, toOverlayFile } from '../../contract/contract-files';
import { assertRenderable, bundleContract } from '../../contract/load-contract.server';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import { readOverlay } from '../../contract/read-overlay.server';
import type { Problem } from '../../errors/problem';
import { defaultLocale, isPartial, prefixedLocales } from '../../i18n/locales';
import { parsePages } from '../content/parse-pages';
import { checkMessageExamples, parseAsyncApi } from './check-asyncapi.server';
import { checkErrorCodes } from './check-error-codes';
import { checkExamples, checkMissingExamples } from './check-examples';
import { checkGenerators } from './check-generators';
import { type ContractPage, checkContractPages, checkTranslatedFields, findUndocumented } from './check-pages';
import { checkSchemaReferences, checkUnreferenced, checkUnsentMessages } from './check-references';
import { checkSandboxRows } from './check-sandbox-rows';
import { checkDescriptions, checkOverlay, checkTerms } from './check-texts';
import { locateOperations } from './locate-operations.server';

/** Components that render a part of the contract. */
const contractComponents = /<(?:Operation|Channel|SchemaReference)\b/;

/** Rules of Redocly that differ from its recommended ones. */
const contractRules = {
  openapi: {
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
  },
  // Schemas are shared with OpenAPI 3.1, where references have siblings; `wrapReferences` publishes them without.
  asyncapi: { 'spec-ref-siblings': 'off' },
} as const;

interface ContractCheck {
  problems: Problem[];
  /** How many examples were validated. */
  exampleCount: number;
}

/**
 * Checks both parts of the contract: the rules of their formats, examples, translations, errors, and the pages that render them.
 * Where a format's rules are broken, nothing else is reported, because the other checks rely on them.
 * @throws SiteError for a file that is not valid YAML, a reference between files that leads nowhere, and what the site cannot render
 */
export async function checkContract(): Promise<ContractCheck> {
  const openapi = await bundleContract(contractFiles.openapi);
  const asyncapi = await bundleContract(contractFiles.asyncapi);
  const syntaxProblems = await parseAsyncApi();
  const asyncApiProblems = syntaxProblems.length > 0 ? syntaxProblems : await lintContract('asyncapi');
  const problems = [...(await lintContract('openapi')), ...asyncApiProblems];
  if (problems.length > 0) return { problems, exampleCount: 0 };
  return checkDocuments(assertRenderable('openapi', openapi), assertRenderable('asyncapi', asyncapi));
}

/** Checks what documents that follow their formats say. */
async function checkDocuments(openapi: OpenApiDocument, asyncapi: AsyncApiDocument): Promise<ContractCheck> {
  const { getPlace, ids } = locateOperations();
  const examples = checkExamples(openapi, getPlace);
  const messages = checkMessageExamples(asyncapi);
  const pages = readContractPages();
  const parsed = parseConcerned(pages);
  const catalogue = parsed.find(isCatalogue);
  return {
    problems: [
      ...examples.problems,
      ...messages.problems,
      ...checkTexts('openapi', openapi),
      ...checkTexts('asyncapi', asyncapi),
      ...(catalogue ? checkErrorCodes(openapi, writtenOrigins.site, catalogue.hashes, getPlace) : []),
      ...checkDescriptions(openapi, asyncapi, getPlace),
      ...checkGenerators(openapi),
      ...checkSandboxRows(openapi, readdirSync('public/sandbox'), getPlace),
      ...checkMissingExamples(openapi, asyncapi, getPlace),
      ...checkUnreferenced(openapi, ids, getPlace),
      ...checkUnsentMessages(asyncapi),
      ...findUndocumented(openapi, pages),
      ...checkContractPages(openapi, asyncapi, parsed),
      ...checkTranslatedFields(pages),
      ...checkSchemaReferences(openapi, parsed),
    ],
    exampleCount: examples.count + messages.count,
  };
}

/** Checks the words of a part of the contract, and its translations. */
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

/** The pages of the documentation, as far as the contract is concerned. */
function readContractPages() {
  return readDocs('content/docs').pages.map(({ file, data, body }) => ({
    file: `content/docs/${file.path}`,
    url: toPageUrl(file.path, '/docs'),
    text: file.text,
    body,
    isDraft: data.draft,
    operation: data.operation,
    channel: data.channel,
  }));
}

/** Whether a page is the one whose headings explain the errors. */
function isCatalogue({ file, url }: { file: string; url: string }): boolean {
  return url === siteLinks.errors.path && isWrittenIn(file, defaultLocale);
}

/** Parses the pages that concern the contract; the content check reports those that do not parse. */
function parseConcerned(pages: ReturnType<typeof readContractPages>): ContractPage[] {
  const concerned = pages.filter(
    (page) => page.operation || page.channel || isCatalogue(page) || contractComponents.test(page.body),
  );
  return parsePages(concerned).parsed;
}

/** The findings of Redocly's linter. */
async function lintContract(id: ContractId): Promise<Problem[]> {
  const file = contractFiles[id];
  const config = await createConfig({ extends: ['recommended'], rules: contractRules[id] });
  const problems = await lint({ ref: file, config });
  return problems.map(({ message, ruleId, location }) => ({
    file: `${path.relative('', location[0]?.source.absoluteRef ?? file)}${location[0]?.pointer ?? ''}`,
    message: `${message} (${ruleId})`,
    hint: 'Change the contract as the rule requires.',
  }));
}
