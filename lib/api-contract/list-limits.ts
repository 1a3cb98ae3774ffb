import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import type { Constraint, PropertyNode } from './property-tree';

type Texts = Messages['api'];

/** The limits of a value in words: its own, then those of its items and of the names in it. */
export function listLimits(node: PropertyNode, texts: Texts): string[] {
  const own = toText(node.constraints, texts);
  const items = toText(node.itemConstraints, texts);
  const names = toText(node.nameConstraints, texts);
  return [
    own,
    items && format(texts.eachItem, { limits: items }),
    names && format(texts.eachName, { limits: names }),
  ].filter(Boolean);
}

function toText(constraints: readonly Constraint[], texts: Texts): string {
  return constraints.map(({ keyword, value }) => format(texts.constraints[keyword], { value })).join(', ');
}
