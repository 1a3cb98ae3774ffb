import { type PlanFeature, type PlanId, planFeatures, plans } from '../../content/data/plans';
import { formatNumber, formatPrice } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';

/** The price of a plan as readers see it. */
export function getPriceText(plan: PlanId, locale: Locale): string {
  const texts = getMessages(locale).pricing;
  const { monthlyPrice } = plans[plan];
  if (monthlyPrice === null) return texts.onRequest;
  return monthlyPrice === 0 ? texts.free : formatPrice(monthlyPrice, locale);
}

/** The price and the allowances of a plan, in the order in which plans are compared. */
export function getAllowanceRows(plan: PlanId, locale: Locale): { label: string; value: string }[] {
  const texts = getMessages(locale).pricing;
  const { verifications, conversations, whatsappAccounts, seats } = plans[plan];
  const toText = (amount: number | null) => (amount === null ? texts.byAgreement : formatNumber(amount, locale));
  return [
    { label: texts.price, value: getPriceText(plan, locale) },
    { label: texts.verifications, value: toText(verifications) },
    { label: texts.conversations, value: toText(conversations) },
    { label: texts.accounts, value: toText(whatsappAccounts) },
    { label: texts.seats, value: toText(seats) },
  ];
}

/** Whether a plan includes a feature. */
export function hasFeature(plan: PlanId, feature: PlanFeature): boolean {
  return (plans[plan].features as readonly PlanFeature[]).includes(feature);
}

export const featureIds = Object.keys(planFeatures) as PlanFeature[];
