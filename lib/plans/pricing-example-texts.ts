import { type PlanId, planFeatures, plans } from '../../content/data/plans';
import type { PlanNeeds } from '../../content/data/pricing-examples';
import { format, formatPrice } from '../i18n/format';
import { getLocalized, type Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { getShortfalls } from './fit-plan';
import { getAllowanceText } from './plan-rows';

/** The needed features, as one list. */
export function getFeaturesText({ features }: PlanNeeds, locale: Locale): string {
  return features.map((feature) => getLocalized(planFeatures[feature], locale)).join(', ');
}

/** The price of a plan that has one, by the month and by the year. */
export function getExamplePriceText(plan: PlanId, locale: Locale): string {
  const price = Number(plans[plan].monthlyPrice);
  const [month, year] = [formatPrice(price, locale), formatPrice(price * 12, locale)];
  return format(getMessages(locale).pricing.examples.priceText, { month, year });
}

/** What keeps a plan from covering some needs, as one list. */
export function getShortfallText(plan: PlanId, needs: PlanNeeds, locale: Locale): string {
  const shortfalls = getShortfalls(plan, needs);
  const texts = getMessages(locale).pricing;
  return [
    ...shortfalls.allowances.map((name) => `${texts.allowances[name]}: ${getAllowanceText(plan, name, locale)}`),
    ...shortfalls.features.map((feature) => `${texts.notIncluded}: ${getLocalized(planFeatures[feature], locale)}`),
  ].join('; ');
}
