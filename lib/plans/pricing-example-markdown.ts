import { plans } from '../../content/data/plans';
import { type PlanNeeds, type PricingExampleId, pricingExamples } from '../../content/data/pricing-examples';
import { format, formatNumber } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { fitPlan } from './fit-plan';
import { type Allowance, allowances, getAllowanceText } from './plan-rows';
import { getExamplePriceText, getFeaturesText, getShortfallText } from './pricing-example-texts';

/** A worked example as a Markdown list: what is needed, the plan that covers it, its price, and why no smaller one does. */
export function toPricingExampleMarkdown(id: PricingExampleId, locale: Locale): string {
  const { allowances: labels, examples, example } = getMessages(locale).pricing;
  const needs: PlanNeeds = pricingExamples[id];
  const fit = fitPlan(needs);
  if (!fit) return examples.byAgreement;
  const { name: planName, page } = plans[fit.plan];
  const included = format(examples.included, { plan: planName });
  const toNeed = (name: Allowance) =>
    `${formatNumber(needs[name], locale)} (${included}: ${getAllowanceText(fit.plan, name, locale)})`;
  const rows: [label: string, text: string][] = [
    ...allowances.filter((name) => needs[name] > 0).map((name): [string, string] => [labels[name], toNeed(name)]),
    [examples.features, getFeaturesText(needs, locale)],
    [examples.fits, `[${planName}](/docs/pricing/${page})`],
    [examples.price, getExamplePriceText(fit.plan, locale)],
  ];
  if (fit.smaller) {
    const question = format(examples.smaller, { plan: plans[fit.smaller].name });
    rows.push([question, getShortfallText(fit.smaller, needs, locale)]);
  }
  return [...rows.map(([label, text]) => `- ${label}: ${text}`), '', example].join('\n');
}
