import type { PhrasingContent, RootContent } from 'mdast';
import { getReferenceName } from 'openapi-sandbox/build';
import {
  type OperationMethod,
  type OwnMethod,
  type SdkMethod,
  sdkCode,
  sdkMethods,
} from '../../content/data/sdk-methods';
import type { SdkId } from '../../content/data/sdk-versions';
import { siteLinks } from '../../content/data/site-links';
import { SiteError } from '../errors/site-error';
import { format } from '../i18n/format';
import { getLocalized, type Locale } from '../i18n/locales';
import type { LocalizedText } from '../i18n/localized-text';
import { getMessages, type Messages } from '../i18n/messages';
import { parseInline } from '../markdown/inline';
import { type OutputTarget, toCode, toHeading, toInline, toParagraph, toRow, toText } from '../markdown/nodes';
import { getOperationErrors } from './error-codes';
import { getOperation, listSuccessResponses, type ResolvedOperation } from './get-operation';
import { listDetails } from './list-details';
import type { OpenApiDocument } from './openapi-schema';
import { buildParameterNode, buildPropertyTree, type PropertyNode, type PropertyTree } from './property-tree';
import { toCamelCase, toSnakeCase } from './samples/sdk-sample';

interface Parts {
  document: OpenApiDocument;
  locale: Locale;
  target: OutputTarget;
}

/** Describes every method of an SDK: its purpose, declaration, parameters, result, errors of its own and an example. */
export function buildSdkMethods(sdk: SdkId, parts: Parts): RootContent[] {
  const { isApp } = sdkCode[sdk];
  // To search, the pages of apps would repeat those of JavaScript and Python.
  if (isApp && parts.target === 'text') return [];
  const common = listCommonErrors(parts.document);
  return sdkMethods.filter(({ check }) => check || !isApp).flatMap((method) => buildMethod(sdk, method, common, parts));
}

/** Lists all methods with their operations, for the page that compares the SDKs. */
export function buildSdkOverview({ document, locale }: Parts): RootContent[] {
  const { sdk: texts } = getMessages(locale);
  const rows = sdkMethods.map((method) => {
    const title =
      'operation' in method ? getOperation(document, method.operation).summary : getLocalized(method.title, locale);
    const token = method.check ? toInline(format(texts.tokenIf, { check: `\`${method.check}\`` })) : texts.tokenNo;
    return toRow([[toCode(method.call)], [toLink(method.page, title)], token]);
  });
  const head = toRow([texts.method, texts.operation, texts.withToken]);
  return [{ type: 'table', data: { hProperties: { ariaLabel: texts.methods } }, children: [head, ...rows] }];
}

function buildMethod(sdk: SdkId, method: SdkMethod, common: string[], parts: Parts): RootContent[] {
  const { sdk: texts } = getMessages(parts.locale);
  const { code, lang, isApp } = sdkCode[sdk];
  const rename = sdk === 'python' ? toSnakeCase : toCamelCase;
  const { signature, example } = getCode(method, code);
  const details = 'operation' in method ? readOperation(method, rename, parts) : readOwn(method, rename, parts.locale);
  const check = method.check && format(isApp ? texts.sessionNeeds : texts.sessionToo, { check: `\`${method.check}\`` });
  const about = toParagraph([...details.about, ...(check ? toInline(` ${check}`) : [])]);
  const heading = toHeading(3, toAnchor(method.call), rename(method.call));
  if (parts.target === 'text') return [heading, about];

  const rows = details.parameters.map(({ name, text }) => toRow([[toCode(name)], text]));
  const head = toRow([texts.parameter, texts.meaning]);
  const ariaLabel = format(texts.parametersOf, { method: rename(method.call) });
  return [
    heading,
    about,
    { type: 'code', lang, value: signature },
    ...(rows.length > 0
      ? [{ type: 'table' as const, data: { hProperties: { ariaLabel } }, children: [head, ...rows] }]
      : []),
    toParagraph([...toLabel(texts.returns), ...details.returns]),
    ...buildErrors(details.errors, common, parts),
    { type: 'code', lang, meta: `title="${texts.example}"`, value: example },
  ];
}

function getCode({ call, code }: SdkMethod, language: keyof SdkMethod['code']) {
  const found = code[language];
  if (found) return found;
  throw new SiteError(`${call} has no ${language} code.`, 'Write it in content/data/sdk-methods.ts.');
}

interface MethodDetails {
  about: PhrasingContent[];
  parameters: { name: string; text: PhrasingContent[] }[];
  returns: PhrasingContent[];
  /** Undefined for a method that calls no operation of the API. */
  errors: string[] | undefined;
}

type Rename = (name: string) => string;

/** Describes the operation behind a method from the contract. */
function readOperation(method: OperationMethod, rename: Rename, { document, locale }: Parts): MethodDetails {
  const operation = getOperation(document, method.operation);
  const { api, sdk } = getMessages(locale);
  const link = [toText(` ${sdk.see} `), toLink(method.page, operation.summary), toText('.')];
  const getText = ({ name, description = '' }: PropertyNode) => {
    const own = method.parameters?.[name];
    return own ? getLocalized(own, locale) : toFirstSentence(description);
  };
  return {
    about: [...toInline(toFirstSentence(operation.description)), ...link],
    parameters: listSdkParameters(document, operation).map((node) => ({
      name: rename(node.name),
      text: toInline([getText(node), ...toDetailTexts(node, api)].join(' ')),
    })),
    returns: [...toReturns(document, method, operation, rename, sdk), toText('.')],
    errors: listCodes(operation),
  };
}

function readOwn(method: OwnMethod, rename: Rename, locale: Locale): MethodDetails {
  const read = (text: LocalizedText) => parseInline(getLocalized(text, locale));
  const link = [
    toText(` ${getMessages(locale).sdk.see} `),
    toLink(method.page, getLocalized(method.title, locale)),
    toText('.'),
  ];
  return {
    about: [...read(method.about), ...link],
    parameters: Object.entries(method.parameters).map(([name, text]) => ({
      name: rename(name),
      text: read(text),
    })),
    returns: read(method.returns),
    errors: method.errors.length > 0 ? [...method.errors] : undefined,
  };
}

/**
 * Lists the parameters of a method: the fields of the body, those of its alternatives as one list, and the query. The header of a client and
 * the idempotency key are options of every call, and a list that is iterated needs no cursor.
 */
export function listSdkParameters(document: OpenApiDocument, { parameters, body }: ResolvedOperation): PropertyNode[] {
  const query = parameters.filter((one) => one.in !== 'header' && one.name !== 'cursor');
  const schema = Object.values(body?.content ?? {})[0]?.schema;
  return [
    ...query.map((parameter) => buildParameterNode(document, parameter)),
    ...(schema ? mergeAlternatives(buildPropertyTree(document, schema)) : []),
  ];
}

function mergeAlternatives({ children, variants }: PropertyTree): PropertyNode[] {
  const merged = new Map<string, PropertyNode>();
  for (const node of [...children, ...variants.flatMap((variant) => mergeAlternatives(variant))]) {
    const allowed = new Set([...(merged.get(node.name)?.allowed ?? []), ...node.allowed]);
    merged.set(node.name, { ...(merged.get(node.name) ?? node), allowed: [...allowed] });
  }
  return [...merged.values()];
}

/** Writes the allowed values and the default of a parameter; limits are on the page of the operation. */
function toDetailTexts(node: PropertyNode, texts: Messages['api']): string[] {
  const details = listDetails(
    { ...node, constraints: [], item: undefined, nameConstraints: [], example: undefined },
    texts,
    false,
  );
  return details.map(({ text, values }) => `${text} ${values.map((value) => `\`${value}\``).join(', ')}.`);
}

/** Describes the type of the result with its fields, and with those of the objects in its lists. */
function toReturns(
  document: OpenApiDocument,
  method: OperationMethod,
  operation: ResolvedOperation,
  rename: Rename,
  texts: Messages['sdk'],
): PhrasingContent[] {
  const schema = Object.values(listSuccessResponses(operation)[0]?.response.content ?? {})[0]?.schema ?? {};
  const { children } = buildPropertyTree(document, schema);
  const list = children.find(({ name }) => method.isList && name === 'data');
  if (list) return [...toInline(`${texts.returnsList} `), ...toNames(getItemFields(list), rename)];
  const type = getReferenceName(schema);
  return [...(type ? [toCode(type), toText(': ')] : []), ...toNames(children, rename)];
}

/** Returns the fields of the objects in a list; of alternatives, those that all have. */
function getItemFields({ children, variants: [first, ...others] }: PropertyNode): PropertyNode[] {
  if (!first) return children;
  return first.children.filter(({ name }) => others.every((other) => other.children.some((one) => one.name === name)));
}

function toNames(nodes: PropertyNode[], rename: Rename): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const inside = node.type.startsWith('array') && node.children.length > 0 ? toNames(node.children, rename) : [];
    return [
      ...(index > 0 ? [toText(', ')] : []),
      toCode(rename(node.name)),
      ...(inside.length > 0 ? [toText(' ('), ...inside, toText(')')] : []),
    ];
  });
}

function buildErrors(errors: string[] | undefined, common: string[], { locale }: Parts): RootContent[] {
  if (!errors) return [];
  const { sdk: texts } = getMessages(locale);
  const own = errors.filter((code) => !common.includes(code));
  const links = own.flatMap((code) => [toLink(`${siteLinks.errors.path}#${code}`, [toCode(code)]), toText(', ')]);
  return [toParagraph([...toLabel(texts.errors), ...links, toLink('#errors', texts.errorsOfAll), toText('.')])];
}

function listCodes(operation: ResolvedOperation): string[] {
  return getOperationErrors(operation).flatMap(({ cases }) => cases.map(({ code }) => code));
}

/** Lists the errors that every method with parameters can get, which pages list once. */
function listCommonErrors(document: OpenApiDocument): string[] {
  const [first = [], ...others] = sdkMethods.flatMap((method) => {
    const operation = 'operation' in method && getOperation(document, method.operation);
    return operation && listSdkParameters(document, operation).length > 0 ? [listCodes(operation)] : [];
  });
  return first.filter((code) => others.every((codes) => codes.includes(code)));
}

/** Returns the first sentence of a text, up to a semicolon, after which the contract explains how HTTP carries the value. */
function toFirstSentence(text: string): string {
  const [sentence = ''] = /^.*?(?:[.!?](?=\s|$)|(?=;)|$)/s.exec(text) ?? [];
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function toLabel(text: string): PhrasingContent[] {
  return [{ type: 'strong', children: [toText(text)] }, toText(': ')];
}

function toLink(url: string, content: string | PhrasingContent[]): PhrasingContent {
  return { type: 'link', url, children: (typeof content === 'string' ? [toText(content)] : content) as never };
}

function toAnchor(call: string): string {
  return toSnakeCase(call).replace(/[._]/g, '-');
}
