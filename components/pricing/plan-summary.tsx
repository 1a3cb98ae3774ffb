import { Check } from '@/components/ui/icons';
import { type PlanId, planFeatures, planIds } from '@/content/data/plans';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { defineComponent } from '@/lib/markdown/define-component';
import { parseMarkdown } from '@/lib/markdown/nodes';
import { getPricingMessages } from './messages';
import { featureIds, getAllowanceRows, hasFeature, toPlanMarkdown } from './plans';

/** The price, allowances and features of one plan. */
export const planSummary = defineComponent<{ plan: PlanId }>({
  name: 'PlanSummary',
  display: 'data',
  attributes: { plan: { required: true, values: planIds } },
  View: ({ plan, page }) => <PlanSummary plan={plan} locale={page.locale} />,
  toMarkdown: ({ plan }, _, locale) => parseMarkdown(toPlanMarkdown(plan, locale)),
});

function PlanSummary({ plan, locale }: { plan: PlanId; locale: Locale }) {
  const texts = getPricingMessages(locale);
  return (
    <div className="not-prose my-6 rounded-lg border bg-fd-card p-5">
      <dl className="grid grid-cols-2 items-end gap-x-6 gap-y-4 sm:grid-cols-3">
        {getAllowanceRows(plan, locale).map(({ label, value }) => (
          <div key={label} className="first:col-span-2 sm:first:col-span-1">
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
