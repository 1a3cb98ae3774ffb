import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { toFence } from '../markdown/to-fence';
import { toInlineCode } from '../markdown/to-inline-code';
import { getAuthenticationText } from './authentication-text';
import { getOperationErrors, type OperationError } from './error-codes';
import { getAnswers, type ResolvedOperation } from './get-operation';
import { listFacts } from './list-facts';
import type { MediaType, OpenApiDocument } from './openapi-schema';
import { parameterLocations } from './parameter-locations';
import {
  buildParameterNode,
  buildPropertyTree,
  getItemDescription,
  type PropertyNode,
  type PropertyTree,
  type PropertyVariant,
  type ValueFacts,
} from './property-tree';
import { buildSamples } from './samples/build-samples';
import { buildSampleRequest } from './samples/sample-request';

type Texts = Messages['api'];

/** An operation as Markdown: what its page draws, with the first of its samples. */
export function toOperationMarkdown(document: OpenApiDocument, operation: ResolvedOperation, texts: Texts): string {
  const { method, path, description, parameters, body } = operation;
  const sample = buildSamples(operation.id, buildSampleRequest(document, operation))[0];
  return [
    `## ${texts.request}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    getAuthenticationText(operation, texts),
    ...parameterLocations.flatMap((place) => {
      const nodes = parameters.filter((one) => one.in === place).map((one) => buildParameterNode(document, one));
      return nodes.length > 0
        ? [`### ${texts.parameters[place]}`, toPropertyMarkdown({ children: nodes, variants: [] }, texts)]
        : [];
    }),
    ...(body ? [`### ${texts.body}`, body.description ?? '', ...toContent(document, body.content, texts)] : []),
    `## ${texts.samples}`,
    toFence(sample?.lang ?? 'bash', sample?.code ?? ''),
    `## ${texts.responses}`,
    ...getAnswers(operation).flatMap(({ status, response }) => [
      `### ${status}`,
      response.description,
      ...toContent(document, response.content ?? {}, texts, true),
    ]),
    `## ${texts.errors}`,
    getOperationErrors(operation)
      .map((error) => toErrorItem(error, texts))
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Properties and alternatives as a nested Markdown list.
 * @param isAnswer true for data that the reader receives rather than sends: nothing is marked as required, and no limits are given
 */
export function toPropertyMarkdown(
  { children, variants }: PropertyTree,
  texts: Texts,
  isAnswer = false,
  depth = 0,
): string {
  const items = children.map((node) => toItem(node, texts, isAnswer, depth));
  const alternatives = variants.map((variant) => toAlternative(variant, texts, isAnswer, depth));
  return [...items, ...alternatives].join('\n');
}

/** An example with its title above it. */
export function toExampleMarkdown(title: string, value: unknown, texts: Texts, lang = 'json'): string {
  const code = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `${texts.example}: ${title}\n\n${toFence(lang, code)}`;
}

function toContent(
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  texts: Texts,
  isAnswer = false,
): string[] {
  return Object.entries(content).flatMap(([type, { schema = {}, examples = {} }]) => {
    const shown = Object.entries(examples).map(([name, { summary, value }]) => {
      return toExampleMarkdown(summary ?? name, value, texts, type.includes('json') ? 'json' : 'text');
    });
    const properties = toPropertyMarkdown(buildPropertyTree(document, schema), texts, isAnswer);
    return [`\`${type}\``, properties, ...shown].filter(Boolean);
  });
}

function toItem(node: PropertyNode, texts: Texts, isAnswer: boolean, depth: number): string {
  const facts = [
    [node.type, node.format].flatMap((text) => (text ? toInlineCode(text) : [])).join(', '),
    ...(node.isRequired && !isAnswer ? [texts.required] : []),
    ...toFacts(node, texts, isAnswer),
  ];
  const name = node.name === '*' ? texts.anyName : `\`${node.name}\``;
  const item = getItemDescription(node);
  const text = [node.description, item && format(texts.itemDescription, { description: item })]
    .filter(Boolean)
    .join(' ');
  return toNestedItem(`${name} (${facts.join('; ')}): ${text}`, node, texts, isAnswer, depth);
}

function toAlternative(variant: PropertyVariant, texts: Texts, isAnswer: boolean, depth: number): string {
  const facts = toFacts(variant, texts, isAnswer).join('; ');
  const name = facts ? `${variant.label} (${facts})` : variant.label;
  const text = [texts.oneOf, name, variant.description].filter(Boolean).join(': ');
  return toNestedItem(text, variant, texts, isAnswer, depth);
}

function toFacts(value: ValueFacts, texts: Texts, isAnswer: boolean): string[] {
  const facts = listFacts(value, texts, isAnswer).map(({ text, values }) =>
    [text, values.map(toInlineCode).join(', ')].filter(Boolean).join(' '),
  );
  return value.isDeprecated ? [texts.deprecated, ...facts] : facts;
}

/** An item of a list, with what is inside it as a list of its own. */
function toNestedItem(text: string, inside: PropertyTree, texts: Texts, isAnswer: boolean, depth: number): string {
  const margin = '  '.repeat(depth);
  const item = `${margin}- ${text}`.trimEnd().replace(/\n(?!\n)/g, `\n${margin}  `);
  return [item, toPropertyMarkdown(inside, texts, isAnswer, depth + 1)].filter(Boolean).join('\n');
}

/** A status with its code, or with a nested list of its codes. */
function toErrorItem({ status, meaning, cases }: OperationError, texts: Texts): string {
  const [only, ...others] = cases;
  if (only && others.length === 0) return `- ${status} \`${only.code}\`: ${meaning}`;
  const items = cases.map(({ code, example }) => {
    const shown = example ? `: ${texts.exampleValue} ${example}.` : '';
    return `  - \`${code}\`${shown}`;
  });
  return [`- ${status}: ${meaning}`, ...items].join('\n');
}
