import { type PlanFeature, type PlanId, planFeatures, plans } from '@/content/data/plans';
import { formatNumber, formatPrice } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { type Allowance, allowances } from './fit-plan';
import { getPricingMessages } from './messages';

/** Returns the price of a plan as readers see it. */
export function getPriceText(plan: PlanId, locale: Locale): string {
  const texts = getPricingMessages(locale);
  const { monthlyPrice } = plans[plan];
  if (monthlyPrice === null) return texts.onRequest;
  return monthlyPrice.USD === 0 ? texts.free : formatPrice(monthlyPrice, locale);
}

/** Returns an allowance of a plan as readers see it. */
export function getAllowanceText(plan: PlanId, allowance: Allowance, locale: Locale): string {
  const amount = plans[plan][allowance];
  return amount === null ? getPricingMessages(locale).byAgreement : formatNumber(amount, locale);
}

/** Lists the price and the allowances of a plan, in the order in which plans are compared. */
export function getAllowanceRows(plan: PlanId, locale: Locale): { label: string; value: string }[] {
  const texts = getPricingMessages(locale);
  return [
    { label: texts.price, value: getPriceText(plan, locale) },
    ...allowances.map((name) => ({ label: texts.allowances[name], value: getAllowanceText(plan, name, locale) })),
  ];
}

/** Returns whether a plan includes a feature. */
export function hasFeature(plan: PlanId, feature: PlanFeature): boolean {
  return (plans[plan].features as readonly PlanFeature[]).includes(feature);
}

export const featureIds = Object.keys(planFeatures) as PlanFeature[];

/** Writes a plan as a Markdown list: its price, allowances and features. */
export function toPlanMarkdown(plan: PlanId, locale: Locale): string {
  const features = featureIds
    .filter((feature) => hasFeature(plan, feature))
    .map((feature) => getLocalized(planFeatures[feature], locale));
  return [
    `**${plans[plan].name}** (${getPricingMessages(locale).example})`,
    '',
    ...getAllowanceRows(plan, locale).map(({ label, value }) => `- ${label}: ${value}`),
    `- ${features.join(', ')}`,
  ].join('\n');
}
