import { termIds } from '../../content/data/glossary';
import { planIds } from '../../content/data/plans';
import { pricingExamples } from '../../content/data/pricing-examples';
import { sdkVersions } from '../../content/data/sdk-versions';
import { calloutKinds } from './callout-kinds';
import type { ComponentName } from './component-names';

/** What checks know about the attributes of a component. */
interface AttributeFacts {
  /** Attributes without which the component cannot be drawn. */
  required?: readonly string[];
  /** Attributes that may be left out. */
  optional?: readonly string[];
  /** Attributes that may be left out and have no value: being there is all that they say. */
  flags?: readonly string[];
  /** Attributes that hold a list of texts in braces; all others but the flags hold a text. */
  lists?: readonly string[];
  /** Attributes that hold links. */
  links?: readonly string[];
  /** Attributes that hold paths of pictures below `public/`. */
  pictures?: readonly string[];
  /** Attributes that readers see as text. */
  texts?: readonly string[];
  /** Attributes that readers see as names in code, which have words of their own. */
  names?: readonly string[];
  /** Attributes that hold one of a few values. */
  values?: Readonly<Record<string, readonly string[]>>;
}

/** Components that take attributes, by name. */
const facts: Partial<Record<ComponentName, AttributeFacts>> = {
  Accordion: { required: ['title'], texts: ['title'] },
  Callout: {
    optional: ['type', 'title'],
    texts: ['title'],
    values: { type: Object.keys(calloutKinds) },
  },
  Card: { required: ['title', 'href'], optional: ['description'], links: ['href'], texts: ['title', 'description'] },
  Figure: { required: ['caption'], texts: ['caption'] },
  Image: {
    required: ['src', 'alt'],
    optional: ['darkSrc'],
    flags: ['zoom'],
    pictures: ['src', 'darkSrc'],
    texts: ['alt'],
  },
  PackageInstall: { required: ['command'] },
  Parameter: { required: ['name', 'type'], optional: ['default'], flags: ['required'], names: ['name'] },
  PlanSummary: { required: ['plan'], values: { plan: planIds } },
  PricingExample: { required: ['id'], values: { id: Object.keys(pricingExamples) } },
  SchemaReference: { required: ['name'] },
  SdkVersions: { required: ['sdk'], values: { sdk: Object.keys(sdkVersions) } },
  Tab: { required: ['value'], texts: ['value'] },
  Tabs: { required: ['items'], optional: ['label', 'remember'], lists: ['items'] },
  Term: { required: ['id'], values: { id: termIds } },
};

const factsByName: ReadonlyMap<string | null, AttributeFacts> = new Map(Object.entries(facts));

/** The facts about a component, by its name; none for elements of HTML and for components without any. */
export function getAttributeFacts(name: string | null): AttributeFacts {
  return factsByName.get(name) ?? {};
}

/** Every attribute that a component takes. */
export function getAttributeNames(name: string): string[] {
  const { required = [], optional = [], flags = [] } = getAttributeFacts(name);
  return [...required, ...optional, ...flags];
}
