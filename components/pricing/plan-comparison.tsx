import { Check, Minus } from '@/components/ui/icons';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { planFeatures, planIds, plans } from '@/content/data/plans';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { defineComponent } from '@/lib/markdown/define-component';
import { parseMarkdown } from '@/lib/markdown/nodes';
import { getPricingMessages } from './messages';
import { featureIds, getAllowanceRows, hasFeature, toPlanMarkdown } from './plans';

/** A table that compares all plans; in Markdown, a list for each. */
export const planComparison = defineComponent({
  name: 'PlanComparison',
  display: 'data',
  attributes: {},
  View: ({ page }) => <PlanComparison locale={page.locale} />,
  toMarkdown: (_, __, locale) => planIds.flatMap((plan) => parseMarkdown(toPlanMarkdown(plan, locale))),
});

function PlanComparison({ locale }: { locale: Locale }) {
  const texts = getPricingMessages(locale);
  const columns = planIds.map((id) => ({ id, rows: getAllowanceRows(id, locale) }));
  const labels = columns[0]?.rows.map(({ label }) => label) ?? [];
  const cell = 'border-b px-1.5 py-2.5 text-start align-top';
  // It stays while the plans scroll past; the region's scroll padding keeps focused links out from under it.
  const rowHeader = `${cell} sticky start-0 ps-3`;
  return (
    <div className="not-prose my-6 rounded-lg border text-[0.8125rem]">
      <ScrollRegion label={texts.comparison} className="scroll-ps-36 rounded-t-lg">
        <table className="w-full min-w-[40rem] border-collapse">
          <thead className="bg-fd-muted">
            <tr>
              <th scope="col" className={`${rowHeader} bg-fd-muted`}>
                {texts.plan}
              </th>
              {columns.map(({ id }) => (
                <th key={id} scope="col" className={cell}>
                  <SiteLink href={localizePath(plans[id].page, locale)} className="text-fd-primary underline">
                    {plans[id].name}
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row" className={`${rowHeader} bg-fd-background font-medium`}>
                  {label}
                </th>
                {columns.map(({ id, rows }) => (
                  <td key={id} className={cell}>
                    {rows[row]?.value}
                  </td>
                ))}
              </tr>
            ))}
            {featureIds.map((feature) => (
              <tr key={feature}>
                <th scope="row" className={`${rowHeader} bg-fd-background font-medium`}>
                  {getLocalized(planFeatures[feature], locale)}
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className={cell}>
                    <Included isIncluded={hasFeature(id, feature)} texts={texts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="px-3 py-3 text-fd-muted-foreground">{texts.example}</p>
    </div>
  );
}

function Included({ isIncluded, texts }: { isIncluded: boolean; texts: { included: string; notIncluded: string } }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon className={`h-lh w-4 ${isIncluded ? 'text-fd-success' : 'text-fd-muted-foreground'}`} />
      <span className="sr-only">{isIncluded ? texts.included : texts.notIncluded}</span>
    </>
  );
}
