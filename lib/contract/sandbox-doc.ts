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
import type { OpenApiDocument, SandboxRow } from './openapi-schema';

type Texts = Messages['api'];
type Row = Required<SandboxRow>;

/** The inputs of test mode that give an operation's other examples; those of every operation have a page of their own. */
export function buildTestInputs(
  document: OpenApiDocument,
  { sandboxRows }: ResolvedOperation,
  texts: Texts,
  target: OutputTarget,
): RootContent[] {
  const shared = new Set((document['x-sandbox'] ?? []).map(({ when }) => JSON.stringify(when)));
  const rows = sandboxRows.filter(({ when }) => !shared.has(JSON.stringify(when)));
  if (rows.length === 0) return [];
  const link = { type: 'link' as const, url: siteLinks.testMode.path, children: [toText(texts.testInputsLink)] };
  return [
    toHeading(2, 'test-inputs', texts.testInputs),
    toParagraph([...toInline(`${texts.testInputsText} `), link]),
    ...buildSandboxRows(rows, texts, target),
  ];
}

/** Rows as a table on their page, and as a list elsewhere. */
export function buildSandboxRows(rows: readonly Row[], texts: Texts, target: OutputTarget): RootContent[] {
  const lines = toLines(rows).map((line) => ({ input: toInput(line), result: toResult(line.row) }));
  if (target !== 'page') {
    return [toList(lines.map(({ input, result }) => toListItem([toParagraph([...input, toText(' → '), ...result])])))];
  }
  const head = toRow([texts.testInput, texts.testResult]);
  const body = lines.map(({ input, result }) => toRow([input, result]));
  return [{ type: 'table', data: { hProperties: { ariaLabel: texts.testInputs } }, children: [head, ...body] }];
}

/** A row, with the places that get the same response for the same value, such as two images. */
interface Line {
  row: Row;
  places: string[];
}

function toLines(rows: readonly Row[]): Line[] {
  const lines = new Map<string, Line>();
  for (const row of rows) {
    const { when, ...result } = row;
    const [place = ''] = Object.keys(when);
    const key = JSON.stringify([Object.keys(when).length > 1 ? when : Object.values(when), result]);
    const places = lines.get(key)?.places ?? [];
    lines.set(key, { row, places: [...places, place] });
  }
  return [...lines.values()];
}

/** Describes what to send: a key, or the name of the parameter or field and its value. */
function toInput({ row: { when }, places }: Line): PhrasingContent[] {
  return Object.entries(when).flatMap(([place, value], index) => {
    if (place === 'header.Authorization') return [toCode(value.replace('Bearer ', ''))];
    const names = index === 0 ? places : [place];
    return [
      toText(index > 0 ? ', ' : ''),
      ...names.flatMap((name, position) => [toText(position > 0 ? ' / ' : ''), toCode(toName(name))]),
      toText(' = '),
      toValue(place, value),
    ];
  });
}

/** The name of a place without the part of the request that it is in. */
function toName(place: string): string {
  return place.slice(place.indexOf('.') + 1);
}

/** A value, with a link to the image that it names. */
function toValue(place: string, value: string): PhrasingContent {
  const isImage = place.startsWith('body.') && value.endsWith('.jpg');
  return isImage ? { type: 'link', url: `/sandbox/${value}`, children: [toText(value)] } : toCode(value);
}

/** Describes the response: an error by its code, anything else by its example. */
function toResult({ response, example, summary }: Row): PhrasingContent[] {
  const isError = /^[45]/.test(response);
  return [toText(`${response} `), ...(isError ? [toCode(example), toText(': ')] : []), ...toInline(summary)];
}
