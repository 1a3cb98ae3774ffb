import type { Attribute } from '../../../components/mdx/define-component';
import { components } from '../../../components/mdx/registry';

/** The attributes of a component that hold something, by the name of the component; none for elements of HTML. */
export function listAttributes(name: string | null, holds: NonNullable<Attribute['holds']>): string[] {
  const attributes = Object.entries(components.get(name ?? '')?.attributes ?? {});
  return attributes.flatMap(([attribute, facts]) => (facts.holds === holds ? [attribute] : []));
}
