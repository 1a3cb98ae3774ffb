import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { toInlineCode } from '../markdown/markdown-text';
import type { Constraint, ValueDetails } from './property-tree';

type Texts = Messages['api'];

/** Something to say of a value: inline Markdown, and the values that it names. */
interface Detail {
  text: string;
  values: string[];
}

/**
 * Lists the details of a value besides its type and its meaning: limits, allowed values, default and example.
 * @param isResponse true for data that the reader receives: its limits bind the platform, and it comes with complete examples
 */
export function listDetails(value: ValueDetails, texts: Texts, isResponse: boolean): Detail[] {
  const { allowed, defaultValue, example } = value;
  const limits = isResponse ? [] : listLimits(value, texts);
  const details = [
    { text: texts.allowed, values: allowed },
    { text: texts.defaultValue, values: defaultValue === undefined ? [] : [defaultValue] },
    { text: texts.exampleValue, values: example === undefined || isResponse ? [] : [example] },
  ];
  return [...limits.map((text) => ({ text, values: [] })), ...details.filter(({ values }) => values.length > 0)];
}

/** Lists the limits of a value as inline Markdown: its own, then those of its items and of the names in it. */
function listLimits({ constraints, item, nameConstraints }: ValueDetails, texts: Texts): string[] {
  const own = toText(constraints, texts);
  const names = toText(nameConstraints, texts);
  const items = item ? listLimits(item, texts).join(', ') : '';
  return [
    own,
    items && format(texts.eachItem, { limits: items }),
    names && format(texts.eachName, { limits: names }),
  ].filter(Boolean);
}

function toText(constraints: readonly Constraint[], texts: Texts): string {
  return constraints
    .map(({ keyword, value }) =>
      format(texts.constraints[keyword], { value: typeof value === 'number' ? value : toInlineCode(String(value)) }),
    )
    .join(', ');
}
