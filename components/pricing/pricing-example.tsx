import { Fragment } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { type PlanId, planFeatures, planIds, plans } from '@/content/data/plans';
import { type PlanNeeds, type PricingExampleId, pricingExamples } from '@/content/data/pricing-examples';
import { format, formatCount, formatNumber, formatPrice } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { defineComponent } from '@/lib/markdown/define-component';
import { parseMarkdown } from '@/lib/markdown/nodes';
import { allowances, fitPlan, getShortfalls, type PlanFit, type PlanOffer } from './fit-plan';
import { getPricingMessages } from './messages';
import { getAllowanceText } from './plans';

/** A worked example of which plan fits, with its calculation. */
export const pricingExample = defineComponent<{ id: PricingExampleId }>({
  name: 'PricingExample',
  display: 'data',
  attributes: { id: { required: true, values: Object.keys(pricingExamples) } },
  View: ({ id, page }) => <PricingExample id={id} locale={page.locale} />,
  toMarkdown: ({ id }, _, locale) => parseMarkdown(toPricingExampleMarkdown(id, locale)),
});

const offers = planIds.map((id): PlanOffer & { id: PlanId } => ({ ...plans[id], id }));

/** Works out an example: the needs beside what the plan includes, and the reasons for its price. `undefined` if no plan fits. */
function workOutExample(id: PricingExampleId, locale: Locale) {
  const { allowances: labels, examples } = getPricingMessages(locale);
  const needs: PlanNeeds = pricingExamples[id];
  const fit = fitPlan(offers, needs);
  if (!fit) return undefined;
  const { offer, smaller } = fit;
  return {
    plan: plans[offer.id],
    included: format(examples.included, { plan: plans[offer.id].name }),
    needed: allowances
      .filter((name) => needs[name] > 0)
      .map((name) => ({
        label: labels[name],
        amount: formatNumber(needs[name], locale),
        limit: getAllowanceText(offer.id, name, locale),
      })),
    features: needs.features.map((feature) => getLocalized(planFeatures[feature], locale)).join(', '),
    reasons: [
      { label: examples.price, text: getExamplePriceText(fit, locale) },
      ...(smaller
        ? [
            {
              label: format(examples.smaller, { plan: plans[smaller.id].name }),
              text: getShortfallText(smaller.id, needs, locale),
            },
          ]
        : []),
    ],
  };
}

/** Shows a worked example: the needs, the plan that covers them, its price, and the reason against the next smaller plan. */
function PricingExample({ locale, id }: { locale: Locale; id: PricingExampleId }) {
  const { examples, example } = getPricingMessages(locale);
  const workedExample = workOutExample(id, locale);
  if (!workedExample) return <p>{examples.byAgreement}</p>;
  const { plan, included, needed, features, reasons } = workedExample;
  const cell = 'border-b px-4 py-2 text-start';
  return (
    <div className="not-prose my-5 rounded-lg border bg-fd-card text-sm">
      <ScrollRegion label={examples.needs}>
        <table className="w-full border-collapse">
          <thead className="bg-fd-muted">
            <tr>
              {[examples.need, examples.amount, included].map((label) => (
                <th key={label} scope="col" className={cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {needed.map(({ label, amount, limit }) => (
              <tr key={label}>
                <th scope="row" className={`${cell} font-medium`}>
                  {label}
                </th>
                <td className={cell}>{amount}</td>
                <td className={cell}>{limit}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className={`${cell} font-medium`}>
                {examples.features}
              </th>
              <td className={cell} colSpan={2}>
                {features}
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
      <dl className="grid gap-x-6 gap-y-1 px-4 py-3.5 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{examples.fits}</dt>
        <dd>
          <SiteLink href={localizePath(plan.page, locale)} className="text-fd-primary underline">
            {plan.name}
          </SiteLink>
        </dd>
        {reasons.map(({ label, text }) => (
          <Fragment key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="border-t px-4 py-2.5 text-fd-muted-foreground">{example}</p>
    </div>
  );
}

/** Writes a worked example as a Markdown list. */
export function toPricingExampleMarkdown(id: PricingExampleId, locale: Locale): string {
  const { examples, example } = getPricingMessages(locale);
  const workedExample = workOutExample(id, locale);
  if (!workedExample) return examples.byAgreement;
  const { plan, included, needed, features, reasons } = workedExample;
  const rows = [
    ...needed.map(({ label, amount, limit }) => ({ label, text: `${amount} (${included}: ${limit})` })),
    { label: examples.features, text: features },
    { label: examples.fits, text: `[${plan.name}](${plan.page})` },
    ...reasons,
  ];
  return [...rows.map(({ label, text }) => `- ${label}: ${text}`), '', example].join('\n');
}

/** Returns the price of a plan that fits, with its packs, by the month and by the year. */
function getExamplePriceText({ packs, price }: PlanFit<PlanOffer>, locale: Locale): string {
  const { priceText, packsText } = getPricingMessages(locale).examples;
  const month = formatPrice(price, locale);
  const year = formatPrice({ USD: price.USD * 12, IDR: price.IDR * 12 }, locale);
  return [format(priceText, { month, year }), ...(packs > 0 ? [formatCount(packsText, packs, locale)] : [])].join(', ');
}

/** Writes the needs that a plan does not cover as one list. */
function getShortfallText(plan: PlanId, needs: PlanNeeds, locale: Locale): string {
  const shortfalls = getShortfalls(plans[plan], needs);
  const texts = getPricingMessages(locale);
  return [
    ...shortfalls.allowances.map((name) => `${texts.allowances[name]}: ${getAllowanceText(plan, name, locale)}`),
    ...shortfalls.features.map((feature) => `${texts.notIncluded}: ${getLocalized(planFeatures[feature], locale)}`),
  ].join('; ');
}
