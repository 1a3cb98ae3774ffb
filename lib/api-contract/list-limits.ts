import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { toInlineCode } from '../markdown/to-inline-code';
import type { Constraint, ValueFacts } from './property-tree';

type Texts = Messages['api'];

/** The limits of a value as inline Markdown: its own, then those of its items and of the names in it. */
export function listLimits(facts: ValueFacts, texts: Texts): string[] {
  const toText = (constraints: readonly Constraint[]) =>
    constraints
      .map(({ keyword, value }) =>
        format(texts.constraints[keyword], { value: typeof value === 'number' ? value : toInlineCode(String(value)) }),
      )
      .join(', ');
  const own = toText(facts.constraints);
  const items = toText(facts.itemConstraints);
  const names = toText(facts.nameConstraints);
  return [
    own,
    items && format(texts.eachItem, { limits: items }),
    names && format(texts.eachName, { limits: names }),
  ].filter(Boolean);
}
