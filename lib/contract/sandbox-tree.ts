import type { PhrasingContent, RootContent } from 'mdast';
import { siteLinks } from '../../content/data/site-links';
import {
  type TreeForm,
  toCode,
  toHeading,
  toInline,
  toList,
  toListItem,
  toParagraph,
  toRow,
  toText,
} from '../content/nodes';
import type { Messages } from '../i18n/messages';
import type { ResolvedOperation } from './get-operation';
import type { OpenApiDocument, SandboxRow } from './openapi-schema';

type Texts = Messages['api'];
type Row = Required<SandboxRow>;

/** The inputs of test mode that give an operation's other examples; those of every operation have a page of their own. */
export function buildTestInputs(
  document: OpenApiDocument,
  { sandboxRows }: ResolvedOperation,
  texts: Texts,
  form: TreeForm,
): RootContent[] {
  const shared = new Set((document['x-sandbox'] ?? []).map(({ when }) => JSON.stringify(when)));
  const rows = sandboxRows.filter(({ when }) => !shared.has(JSON.stringify(when)));
  if (rows.length === 0) return [];
  const link = { type: 'link' as const, url: siteLinks.testMode.path, children: [toText(texts.testInputsLink)] };
  return [
    toHeading(2, 'test-inputs', texts.testInputs),
    toParagraph([...toInline(`${texts.testInputsText} `), link]),
    ...buildSandboxRows(rows, texts, form),
  ];
}

/** Rows as a table on their page, and as a list elsewhere. */
export function buildSandboxRows(rows: readonly Row[], texts: Texts, form: TreeForm): RootContent[] {
  if (form !== 'page') {
    const items = rows.map((row) => toParagraph([...toInput(row), toText(' → '), ...toResult(row)]));
    return [toList(items.map((item) => toListItem([item])))];
  }
  const head = toRow([texts.testInput, texts.testResult]);
  const lines = rows.map((row) => toRow([toInput(row), toResult(row)]));
  return [{ type: 'table', data: { hProperties: { ariaLabel: texts.testInputs } }, children: [head, ...lines] }];
}

/** What to send: the name of the parameter or field, and its value. */
function toInput({ when }: Row): PhrasingContent[] {
  return Object.entries(when).flatMap(([place, value], index) => [
    toText(index > 0 ? ', ' : ''),
    toCode(place.slice(place.indexOf('.') + 1)),
    toText(' = '),
    toValue(place, value),
  ]);
}

/** A value, with a link to the image that it names. */
function toValue(place: string, value: string): PhrasingContent {
  const isImage = place.startsWith('body.') && value.endsWith('.jpg');
  return isImage ? { type: 'link', url: `/sandbox/${value}`, children: [toText(value)] } : toCode(value);
}

/** What comes back: an error by its code, anything else by what it shows. */
function toResult({ response, example, summary }: Row): PhrasingContent[] {
  const isError = /^[45]/.test(response);
  return [toText(`${response} `), ...(isError ? [toCode(example), toText(': ')] : []), ...toInline(summary)];
}
