import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { toFence } from '../markdown/to-fence';
import { getAuthenticationText } from './authentication-text';
import { getOperationErrors } from './error-codes';
import type { ResolvedOperation } from './get-operation';
import { buildParameterNode, buildPropertyTree, type PropertyNode } from './property-tree';
import { buildSamples } from './samples/build-samples';
import { buildSampleRequest } from './samples/sample-request';
import { type MediaType, type OpenApiDocument, parameterLocations } from './types';

type Texts = Messages['api'];

/** An operation as Markdown: what its page draws, with the first of its samples. */
export function toOperationMarkdown(document: OpenApiDocument, operation: ResolvedOperation, texts: Texts): string {
  const { method, path, description, parameters, body, responses } = operation;
  const sample = buildSamples(operation.id, buildSampleRequest(document, operation))[0];
  const answers = responses.filter(({ status }) => status.startsWith('2'));
  return [
    `## ${texts.request}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    getAuthenticationText(operation, texts),
    ...parameterLocations.flatMap((place) => {
      const nodes = parameters.filter((one) => one.in === place).map((one) => buildParameterNode(document, one));
      return nodes.length > 0 ? [`### ${texts.parameters[place]}`, toPropertyMarkdown(nodes, [], texts)] : [];
    }),
    ...(body ? [`### ${texts.body}`, body.description ?? '', ...toContent(document, body.content, texts)] : []),
    `## ${texts.samples}`,
    toFence(sample?.lang ?? 'bash', sample?.code ?? ''),
    `## ${texts.responses}`,
    ...answers.flatMap(({ status, response }) => [
      `### ${status}`,
      response.description,
      ...toContent(document, response.content ?? {}, texts),
    ]),
    `## ${texts.errors}`,
    getOperationErrors(operation)
      .map(({ status, code, meaning }) => `- ${status} \`${code}\`: ${meaning}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A list of properties as a nested Markdown list. */
export function toPropertyMarkdown(
  nodes: readonly PropertyNode[],
  variants: PropertyNode['variants'],
  texts: Texts,
  depth = 0,
): string {
  const items = nodes.map((node) => toItem(node, texts, depth));
  const alternatives = variants.map(
    ({ label, children }) =>
      `${indent(depth)}- ${texts.oneOf}: ${label}\n${toPropertyMarkdown(children, [], texts, depth + 1)}`,
  );
  return [...items, ...alternatives].join('\n');
}

function toContent(document: OpenApiDocument, content: Record<string, MediaType>, texts: Texts): string[] {
  return Object.entries(content).flatMap(([type, { schema = {}, examples = {} }]) => {
    const { children, variants } = buildPropertyTree(document, schema);
    const shown = Object.entries(examples).map(([name, { summary, value }]) => {
      const code = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
      return `${texts.example}: ${summary ?? name}\n\n${toFence(type.includes('json') ? 'json' : 'text', code)}`;
    });
    return [`\`${type}\``, toPropertyMarkdown(children, variants, texts), ...shown].filter(Boolean);
  });
}

function toItem(node: PropertyNode, texts: Texts, depth: number): string {
  const facts = [
    node.format ? `${node.type}, ${node.format}` : node.type,
    ...(node.isRequired ? [texts.required] : []),
    ...(node.isDeprecated ? [texts.deprecated] : []),
    ...node.constraints.map(({ keyword, value }) => format(texts.constraints[keyword], { value })),
    ...(node.allowed.length > 0 ? [`${texts.allowed} ${node.allowed.join(', ')}`] : []),
    ...(node.defaultValue === undefined ? [] : [`${texts.defaultValue} ${node.defaultValue}`]),
  ];
  const name = node.name === '*' ? texts.anyName : `\`${node.name}\``;
  const line = `${indent(depth)}- ${name} (${facts.join('; ')}): ${node.description ?? ''}`.trimEnd();
  const inside = toPropertyMarkdown(node.children, node.variants, texts, depth + 1);
  return inside ? `${line}\n${inside}` : line;
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
