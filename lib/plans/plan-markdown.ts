import { type PlanId, planFeatures, plans } from '../../content/data/plans';
import { getLocalized, type Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { featureIds, getAllowanceRows, hasFeature } from './plan-rows';

/** A plan as a Markdown list: its price, allowances and features. */
export function toPlanMarkdown(plan: PlanId, locale: Locale): string {
  const features = featureIds
    .filter((feature) => hasFeature(plan, feature))
    .map((feature) => getLocalized(planFeatures[feature], locale));
  return [
    `**${plans[plan].name}** (${getMessages(locale).pricing.example})`,
    '',
    ...getAllowanceRows(plan, locale).map(({ label, value }) => `- ${label}: ${value}`),
    `- ${features.join(', ')}`,
  ].join('\n');
}
