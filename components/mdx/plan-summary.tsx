import { Check } from '@/components/ui/icons';
import { type PlanId, planFeatures, planIds, plans } from '@/content/data/plans';
import { SiteError } from '@/lib/errors/site-error';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { featureIds, getAllowanceRows, hasFeature } from '@/lib/plans/plan-rows';
import { toList } from '@/lib/text/nearest';

/**
 * Price, allowances and features of one plan.
 * @throws SiteError for an unknown plan
 */
export function PlanSummary({ plan, locale }: { plan: PlanId; locale: Locale }) {
  if (!Object.hasOwn(plans, plan)) throw new SiteError(`Unknown plan "${plan}".`, `The plans are: ${toList(planIds)}.`);
  const texts = getMessages(locale).pricing;
  return (
    <div className="not-prose my-6 rounded-lg border bg-fd-card p-5">
      <dl className="grid grid-cols-2 items-end gap-x-6 gap-y-4 sm:grid-cols-3">
        {getAllowanceRows(plan, locale).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-fd-muted-foreground">{label}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 border-t pt-4 text-sm">
        {featureIds
          .filter((feature) => hasFeature(plan, feature))
          .map((feature) => (
            <li key={feature} className="flex items-center gap-1.5">
              <Check className="size-4 text-fd-success" />
              {getLocalized(planFeatures[feature], locale)}
            </li>
          ))}
      </ul>
      <p className="mt-4 text-sm text-fd-muted-foreground">{texts.example}</p>
    </div>
  );
}
