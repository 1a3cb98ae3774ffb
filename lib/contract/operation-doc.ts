import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import { parameterLocations } from 'openapi-sandbox';
import { siteLinks } from '../../content/data/site-links';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import {
  type OutputTarget,
  toCode,
  toHeading,
  toHtmlElement,
  toInline,
  toList,
  toListItem,
  toParagraph,
  toRow,
  toTabs,
  toText,
} from '../markdown/nodes';
import { getOperationErrors, type OperationError } from './error-codes';
import { listSuccessResponses, type ResolvedOperation } from './get-operation';
import type { MediaType, OpenApiDocument } from './openapi-schema';
import { listOperationDetails } from './operation-details';
import { toPropertyNodes } from './property-nodes';
import { buildParameterNode, buildPropertyTree } from './property-tree';
import { buildSamples } from './samples/build-samples';
import { buildSampleRequest } from './samples/sample-request';
import { sampleLanguageKey } from './samples/types';
import { buildTestInputs } from './sandbox-doc';

interface OperationParts {
  document: OpenApiDocument;
  operation: ResolvedOperation;
  texts: Messages['api'];
  target: OutputTarget;
}

/**
 * Builds the sample of a request and the examples of its responses, which come first on a page: beside its text on wide screens. Search
 * reads no code.
 */
export function buildOperationLead(parts: OperationParts): RootContent[] {
  const { texts, target } = parts;
  if (target === 'text') return [];
  const blocks = [toHeading(2, 'samples', texts.samples), ...buildSampleBlocks(parts), ...buildResponseExamples(parts)];
  return target === 'page'
    ? [toHtmlElement('div', { className: 'code-column' }, [toHtmlElement('div', {}, blocks)])]
    : blocks;
}

/** Describes an operation as the contract defines it: request, responses, errors, and the inputs of test mode. */
export function buildOperationDoc(parts: OperationParts): RootContent[] {
  const { document, operation, texts, target } = parts;
  return [
    toHeading(2, 'request', texts.request),
    ...buildRequest(parts),
    toHeading(2, 'responses', texts.responses),
    ...listSuccessResponses(operation).flatMap(({ status, response }) => [
      ...toSubheading(`response-${status}`, status, target),
      toParagraph(response.description),
      ...buildContent(parts, `response-${status}`, response.content ?? {}, true),
    ]),
    toHeading(2, 'errors', texts.errors),
    ...buildErrors(parts),
    ...buildTestInputs(document, operation, texts, target),
  ];
}

/** To search, a part of an operation is one section. */
function toSubheading(id: string, title: string, target: OutputTarget): RootContent[] {
  return target === 'text' ? [] : [toHeading(3, id, title)];
}

function buildRequest(parts: OperationParts): RootContent[] {
  const { document, operation, texts, target } = parts;
  const { method, path, description, body } = operation;
  const parameters = parameterLocations.flatMap((location) => {
    const children = operation.parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => buildParameterNode(document, parameter));
    if (children.length === 0) return [];
    const list = toPropertyNodes({ children, variants: [] }, { anchor: 'parameter', texts }, target);
    return [...toSubheading(`parameters-${location}`, texts.parameters[location], target), ...list];
  });
  return [
    // On a page, these stand under its title.
    ...(target === 'markdown'
      ? [
          toParagraph([
            toCode(`${method.toUpperCase()} ${path}`),
            toText(` · ${listOperationDetails(operation, texts).join(' · ')}`),
          ]),
        ]
      : []),
    ...(target === 'page' ? [] : [toParagraph(description)]),
    ...(target === 'text' ? [] : [buildAuthentication(operation, texts)]),
    ...parameters,
    ...(body
      ? [
          ...toSubheading('body', texts.body, target),
          ...(target === 'text' ? [] : [toParagraph(getBodyText(body, texts))]),
          ...buildContent(parts, 'body', body.content),
        ]
      : []),
  ];
}

function buildAuthentication({ takesSessionToken }: ResolvedOperation, texts: Messages['api']): RootContent {
  const text = takesSessionToken ? texts.tokenAuthenticationText : texts.authenticationText;
  const url = siteLinks.authentication.path;
  return toParagraph([...toInline(`${text} `), { type: 'link', url, children: [toText(texts.authenticationLink)] }]);
}

function getBodyText({ description, content }: NonNullable<ResolvedOperation['body']>, texts: Messages['api']): string {
  const types = Object.keys(content).map((type) => `\`${type}\``);
  return [description, format(texts.bodyTypes, { types: types.join(', ') })].filter(Boolean).join(' ');
}

/** Describes the properties of a body for each media type that it can have; in Markdown, with the examples of a request. */
function buildContent(
  { document, texts, target }: OperationParts,
  anchor: string,
  content: Record<string, MediaType>,
  isResponse = false,
): RootContent[] {
  const entries = Object.entries(content);
  const isOnly = entries.filter(([, { schema }]) => schema).length === 1;
  const nodes = entries.flatMap(([type, { schema, examples = {} }]) => {
    const options = { anchor: isOnly ? anchor : `${anchor}-${type.split('/').pop()}`, texts, isResponse };
    const title = toParagraph([toCode(type)], { className: 'mt-4 text-sm font-semibold' });
    const shown = Object.entries(examples).map(([name, { summary, value }]) =>
      toExample(summary ?? name, value, texts, type.includes('json') ? 'json' : 'text'),
    );
    return [
      ...(schema && (target === 'markdown' || (target === 'page' && !isOnly)) ? [title] : []),
      ...(schema ? toPropertyNodes(buildPropertyTree(document, schema), options, target) : []),
      ...(target === 'markdown' && !isResponse ? shown : []),
    ];
  });
  return target === 'text' ? removeRepetition(nodes) : nodes;
}

/** Removes repeated lines, as a body that can be sent as two media types has the same properties in both. */
function removeRepetition(lines: RootContent[]): RootContent[] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

/** Shows an example with its title. */
export function toExample(title: string, value: unknown, texts: Messages['api'], lang = 'json'): RootContent {
  return toTitledCode(`${texts.example}: ${title}`, lang, toExampleCode(value));
}

function toExampleCode(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function toTitledCode(title: string, lang: string, value: string): RootContent {
  return { type: 'code', lang, meta: `title="${title.replaceAll('"', '”')}"`, value };
}

/** Shows the request in several languages; the reader's choice is remembered from page to page. Markdown has the first. */
function buildSampleBlocks({ document, operation, texts, target }: OperationParts): RootContent[] {
  const samples = buildSamples(operation.id, buildSampleRequest(document, operation));
  const [first] = samples;
  if (target === 'markdown' && first) {
    return [toTitledCode(`${operation.method.toUpperCase()} ${operation.path}`, first.lang, first.code)];
  }
  const panels = samples.map(({ label, lang, code }): Parameters<typeof toTabs>[1][number] => ({
    name: label,
    children: [{ type: 'code', lang, value: code }],
  }));
  return [toTabs({ label: texts.sampleLanguage, remember: sampleLanguageKey }, panels)];
}

/** Builds the examples of successful responses with their status; on a page, the first one is open. */
function buildResponseExamples({ operation, texts, target }: OperationParts): RootContent[] {
  const examples = listSuccessResponses(operation).flatMap(({ status, response }) =>
    Object.entries(response.content ?? {}).flatMap(([type, media]) =>
      Object.entries(media.examples ?? {}).map(([name, { summary, value }]) => ({
        title: `${status} ${summary ?? name}`,
        lang: type.includes('json') ? 'json' : 'text',
        value,
      })),
    ),
  );
  if (target !== 'page') return examples.map(({ title, value, lang }) => toExample(title, value, texts, lang));
  return examples.map(({ title, lang, value }, index) =>
    toHtmlElement(
      'details',
      { className: 'response-example', name: 'response-example', ...(index === 0 && { open: true }) },
      [toHtmlElement('summary', {}, [toText(title)]), { type: 'code', lang, value: toExampleCode(value) }],
    ),
  );
}

/** Lists the errors of an operation: in a table on its page, where each code links to its own section, and as a list elsewhere. */
function buildErrors({ operation, texts, target }: OperationParts): RootContent[] {
  const errors = getOperationErrors(operation);
  if (target !== 'page') return [toList(errors.map((error) => toErrorItem(error, texts)))];
  const head = toRow([texts.status, texts.code, texts.meaning]);
  const rows = errors.flatMap((error) => toErrorRows(error, texts));
  return [
    toParagraph(texts.errorsText),
    { type: 'table', data: { hProperties: { ariaLabel: texts.errors } }, children: [head, ...rows] },
  ];
}

/** Writes a row for a status with one code; otherwise one for the meaning of the status, followed by one for each code. */
function toErrorRows({ status, meaning, cases }: OperationError, texts: Messages['api']): TableRow[] {
  const [only, ...others] = cases;
  if (only && others.length === 0) return [toRow([status, toCodeLink(only.code), meaning])];
  const toWide = (content: string, hProperties: { rowSpan: number } | { colSpan: number }) =>
    ({ type: 'tableCell', data: { hProperties }, children: toInline(content) }) as const;
  return [
    toRow([toWide(status, { rowSpan: cases.length + 1 }), toWide(meaning, { colSpan: 2 })]),
    ...cases.map(({ code, example }) => toRow([toCodeLink(code), example ? `${texts.exampleValue} ${example}.` : ''])),
  ];
}

function toCodeLink(code: string): PhrasingContent[] {
  return [{ type: 'link', url: `${siteLinks.errors.path}#${code}`, children: [toCode(code)] }];
}

function toErrorItem({ status, meaning, cases }: OperationError, texts: Messages['api']): RootContent {
  const [only, ...others] = cases;
  if (only && others.length === 0) {
    return toListItem([toParagraph([toText(`${status} `), toCode(only.code), ...toInline(`: ${meaning}`)])]);
  }
  const items = cases.map(({ code, example }) =>
    toListItem([toParagraph([toCode(code), ...toInline(example ? `: ${texts.exampleValue} ${example}.` : '')])]),
  );
  return toListItem([toParagraph(`${status}: ${meaning}`), toList(items)]);
}
