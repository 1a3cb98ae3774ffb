import type { PhrasingContent, RootContent } from 'mdast';
import { siteLinks } from '../../content/data/site-links';
import type { Messages } from '../i18n/messages';
import {
  type OutputTarget,
  toCode,
  toHeading,
  toInline,
  toList,
  toListItem,
  toParagraph,
  toRow,
  toText,
} from '../markdown/nodes';
import type { ResolvedOperation } from './get-operation';
import type { OpenApiDocument, SandboxRule } from './openapi-schema';

type Texts = Messages['api'];
type Rule = Required<SandboxRule>;

/** Shows the inputs of test mode that give an operation's other examples; those of every operation have a page of their own. */
export function buildTestInputs(
  document: OpenApiDocument,
  { sandboxRules }: ResolvedOperation,
  texts: Texts,
  target: OutputTarget,
): RootContent[] {
  const shared = new Set((document['x-sandbox'] ?? []).map(({ when }) => JSON.stringify(when)));
  const rules = sandboxRules.filter(({ when }) => !shared.has(JSON.stringify(when)));
  if (rules.length === 0) return [];
  const link = { type: 'link' as const, url: siteLinks.testMode.path, children: [toText(texts.testInputsLink)] };
  return [
    toHeading(2, 'test-inputs', texts.testInputs),
    toParagraph([...toInline(`${texts.testInputsText} `), link]),
    ...buildSandboxRules(rules, texts, target),
  ];
}

/** Shows rules as a table on their page, and as a list elsewhere. */
export function buildSandboxRules(rules: readonly Rule[], texts: Texts, target: OutputTarget): RootContent[] {
  const lines = toLines(rules).map((line) => ({ input: toInput(line), result: toResult(line.rule) }));
  if (target !== 'page') {
    return [toList(lines.map(({ input, result }) => toListItem([toParagraph([...input, toText(' → '), ...result])])))];
  }
  const head = toRow([texts.testInput, texts.testResult]);
  const body = lines.map(({ input, result }) => toRow([input, result]));
  return [{ type: 'table', data: { hProperties: { ariaLabel: texts.testInputs } }, children: [head, ...body] }];
}

/** A rule, with the inputs that get the same response for the same value, such as two images. */
interface Line {
  rule: Rule;
  inputs: string[];
}

function toLines(rules: readonly Rule[]): Line[] {
  const lines = new Map<string, Line>();
  for (const rule of rules) {
    const { when, ...result } = rule;
    const [input = ''] = Object.keys(when);
    const key = JSON.stringify([Object.keys(when).length > 1 ? when : Object.values(when), result]);
    const inputs = lines.get(key)?.inputs ?? [];
    lines.set(key, { rule, inputs: [...inputs, input] });
  }
  return [...lines.values()];
}

/** Describes what to send: a key, or the name of the parameter or field and its value. */
function toInput({ rule: { when }, inputs }: Line): PhrasingContent[] {
  return Object.entries(when).flatMap(([input, value], index) => {
    if (input === 'header.Authorization') return [toCode(value.replace('Bearer ', ''))];
    const names = index === 0 ? inputs : [input];
    return [
      toText(index > 0 ? ', ' : ''),
      ...names.flatMap((name, position) => [toText(position > 0 ? ' / ' : ''), toCode(toName(name))]),
      toText(' = '),
      toValue(input, value),
    ];
  });
}

/** Returns the name of an input without the part of the request that it is in. */
function toName(input: string): string {
  return input.slice(input.indexOf('.') + 1);
}

/** Shows a value, with a link to the image that it names. */
function toValue(input: string, value: string): PhrasingContent {
  const isImage = input.startsWith('body.') && value.endsWith('.jpg');
  return isImage ? { type: 'link', url: `/sandbox/${value}`, children: [toText(value)] } : toCode(value);
}

/** Describes the response: an error by its code, anything else by its example. */
function toResult({ response, example, summary }: Rule): PhrasingContent[] {
  const isError = /^[45]/.test(response);
  return [toText(`${response} `), ...(isError ? [toCode(example), toText(': ')] : []), ...toInline(summary)];
}
