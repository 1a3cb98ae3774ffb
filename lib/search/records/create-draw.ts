import type { TermId } from '../../../content/data/glossary';
import { type PlanId, planIds } from '../../../content/data/plans';
import type { PricingExampleId } from '../../../content/data/pricing-examples';
import { type SdkId, type SdkVersion, sdkVersions } from '../../../content/data/sdk-versions';
import type { OpenApiDocument } from '../../api-contract/openapi-schema';
import { getLocalized, type Locale } from '../../i18n/locales';
import { getTermText } from '../../markdown/get-term-text';
import { toPlanMarkdown } from '../../plans/plan-markdown';
import { toPricingExampleMarkdown } from '../../plans/pricing-example-markdown';
import { toSchemaLines } from './contract-sections';
import type { DrawComponent } from './parse-sections';
import { toPlainLines } from './to-plain';

/** Draws the components that show data: terms, plans, versions, and objects of the contract. */
export function createDraw(openapi: OpenApiDocument, locale: Locale): DrawComponent {
  const toPlanLines = (plan: PlanId) => toPlainLines(toPlanMarkdown(plan, locale));
  const toVersionLine = ({ version, requires, brings }: SdkVersion) =>
    [version, requires, getLocalized(brings, locale)].join(' ');
  const drawings = new Map<string, (attributes: Record<string, string>) => string[]>([
    ['Term', ({ id }) => [getTermText(id as TermId, locale)]],
    ['PlanSummary', ({ plan }) => toPlanLines(plan as PlanId)],
    ['PlanComparison', () => planIds.flatMap(toPlanLines)],
    ['PricingExample', ({ id }) => toPlainLines(toPricingExampleMarkdown(id as PricingExampleId, locale))],
    ['SdkVersions', ({ sdk }) => sdkVersions[sdk as SdkId].map(toVersionLine)],
    ['SchemaReference', ({ name = '' }) => toSchemaLines(openapi, name)],
  ]);
  return (name, attributes) => drawings.get(name)?.(attributes) ?? [];
}
