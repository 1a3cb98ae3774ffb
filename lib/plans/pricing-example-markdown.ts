import { plans } from '../../content/data/plans';
import { type PlanNeeds, type PricingExampleId, pricingExamples } from '../../content/data/pricing-examples';
import { formatNumber } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { fitPlan } from './fit-plan';
import { allowances, getPriceText } from './plan-rows';

/** A worked example as a Markdown list: what is needed, and the plan that fits. */
export function toPricingExampleMarkdown(id: PricingExampleId, locale: Locale): string {
  const { allowances: labels, examples, price, example } = getMessages(locale).pricing;
  const needs: PlanNeeds = pricingExamples[id];
  const plan = fitPlan(needs)?.plan;
  return [
    ...allowances
      .filter((name) => needs[name] > 0)
      .map((name) => `- ${labels[name]}: ${formatNumber(needs[name], locale)}`),
    ...(plan
      ? [`- ${examples.fits}: **${plans[plan].name}**`, `- ${price}: ${getPriceText(plan, locale)}`]
      : [`- ${examples.byAgreement}`]),
    '',
    example,
  ].join('\n');
}
