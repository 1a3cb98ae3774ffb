import { planCalculator } from '@/components/pricing/plan-calculator';
import { planComparison } from '@/components/pricing/plan-comparison';
import { planSummary } from '@/components/pricing/plan-summary';
import { pricingExample } from '@/components/pricing/pricing-example';
import type { Attribute, WriterComponent } from '@/lib/markdown/define-component';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { accordion, accordions } from './accordion';
import { callout } from './callout';
import { card, cards } from './card';
import { figure } from './figure';
import { fileTree } from './file-tree';
import { image } from './image';
import { markdownComponents } from './markdown-components';
import { parameter, parameters } from './parameters';
import { step, steps } from './steps';
import { tab, tabs } from './tabs';
import { term } from './term';

/** Lists the components for writers that are rendered on the page; the others become Markdown. */
export const renderedComponents: readonly WriterComponent[] = [
  accordion,
  accordions,
  callout,
  card,
  cards,
  figure,
  fileTree,
  image,
  parameter,
  parameters,
  planCalculator,
  planComparison,
  planSummary,
  pricingExample,
  step,
  steps,
  tab,
  tabs,
  term,
];

/** Holds every component that writers can use in pages, by name. Checks, pages, their Markdown and search read this list. */
export const components: ReadonlyMap<string, WriterComponent | MarkdownComponent> = new Map(
  [...renderedComponents, ...markdownComponents].map((component) => [component.name, component]),
);

/** Lists the attributes of a component that hold links, texts or pictures; an element of HTML has none. */
export function listAttributes(name: string | null, holds: NonNullable<Attribute['holds']>): string[] {
  const attributes = Object.entries(components.get(name ?? '')?.attributes ?? {});
  return attributes.flatMap(([attributeName, attribute]) => (attribute.holds === holds ? [attributeName] : []));
}
