import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { type PlanId, planFeatures, planIds, plans } from '@/content/data/plans';
import { type PlanNeeds, type PricingExampleId, pricingExamples } from '@/content/data/pricing-examples';
import {
  type Allowance,
  allowances,
  fitPlan,
  getShortfalls,
  type PlanFit,
  type PlanOffer,
} from '@/lib/content/fit-plan';
import { parseMarkdown } from '@/lib/content/nodes';
import { getAllowanceText } from '@/lib/content/plans';
import { format, formatCount, formatNumber, formatPrice } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { defineComponent } from './define-component';

/** A worked example of which plan fits, with its calculation. */
export const pricingExample = defineComponent<{ id: PricingExampleId }>({
  name: 'PricingExample',
  place: 'data',
  attributes: { id: { required: true, values: Object.keys(pricingExamples) } },
  View: ({ id, page }) => <PricingExample id={id} locale={page.locale} />,
  toMarkdown: ({ id }, _, locale) => parseMarkdown(toPricingExampleMarkdown(id, locale)),
});

/** The calculation of a worked example: what is needed, the plan that covers it, its price, and why no smaller one does. */
function PricingExample({ locale, id }: { locale: Locale; id: PricingExampleId }) {
  const texts = getMessages(locale).pricing;
  const needs: PlanNeeds = pricingExamples[id];
  const fit = fitPlan(offers, needs);
  if (!fit) return <p>{texts.examples.byAgreement}</p>;
  const { name, page } = plans[fit.offer.id];
  return (
    <div className="not-prose my-5 rounded-lg border bg-fd-card text-sm">
      <ScrollRegion label={texts.examples.needs}>
        <NeedsTable needs={needs} plan={fit.offer.id} locale={locale} />
      </ScrollRegion>
      <dl className="grid gap-x-6 gap-y-1 px-4 py-3.5 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{texts.examples.fits}</dt>
        <dd>
          <SiteLink href={localizePath(page, locale)} className="text-fd-primary underline">
            {name}
          </SiteLink>
        </dd>
        <dt className="font-semibold">{texts.examples.price}</dt>
        <dd>{getExamplePriceText(fit, locale)}</dd>
        {fit.smaller && (
          <>
            <dt className="font-semibold">{format(texts.examples.smaller, { plan: plans[fit.smaller.id].name })}</dt>
            <dd>{getShortfallText(fit.smaller.id, needs, locale)}</dd>
          </>
        )}
      </dl>
      <p className="border-t px-4 py-2.5 text-fd-muted-foreground">{texts.example}</p>
    </div>
  );
}

function NeedsTable({ needs, plan, locale }: { needs: PlanNeeds; plan: PlanId; locale: Locale }) {
  const texts = getMessages(locale).pricing;
  const cell = 'border-b px-4 py-2 text-start';
  return (
    <table className="w-full border-collapse">
      <thead className="bg-fd-muted">
        <tr>
          <th scope="col" className={cell}>
            {texts.examples.need}
          </th>
          <th scope="col" className={cell}>
            {texts.examples.amount}
          </th>
          <th scope="col" className={cell}>
            {format(texts.examples.included, { plan: plans[plan].name })}
          </th>
        </tr>
      </thead>
      <tbody>
        {allowances
          .filter((name) => needs[name] > 0)
          .map((name) => (
            <tr key={name}>
              <th scope="row" className={`${cell} font-medium`}>
                {texts.allowances[name]}
              </th>
              <td className={cell}>{formatNumber(needs[name], locale)}</td>
              <td className={cell}>{getAllowanceText(plan, name, locale)}</td>
            </tr>
          ))}
        <tr>
          <th scope="row" className={`${cell} font-medium`}>
            {texts.examples.features}
          </th>
          <td className={cell} colSpan={2}>
            {getFeaturesText(needs, locale)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A worked example as a Markdown list: what is needed, the plan that covers it, its price, and why no smaller one does. */
export function toPricingExampleMarkdown(id: PricingExampleId, locale: Locale): string {
  const { allowances: labels, examples, example } = getMessages(locale).pricing;
  const needs: PlanNeeds = pricingExamples[id];
  const fit = fitPlan(offers, needs);
  if (!fit) return examples.byAgreement;
  const { name: planName, page } = plans[fit.offer.id];
  const included = format(examples.included, { plan: planName });
  const toNeed = (name: Allowance) =>
    `${formatNumber(needs[name], locale)} (${included}: ${getAllowanceText(fit.offer.id, name, locale)})`;
  const rows: [label: string, text: string][] = [
    ...allowances.filter((name) => needs[name] > 0).map((name): [string, string] => [labels[name], toNeed(name)]),
    [examples.features, getFeaturesText(needs, locale)],
    [examples.fits, `[${planName}](${page})`],
    [examples.price, getExamplePriceText(fit, locale)],
  ];
  if (fit.smaller) {
    const question = format(examples.smaller, { plan: plans[fit.smaller.id].name });
    rows.push([question, getShortfallText(fit.smaller.id, needs, locale)]);
  }
  return [...rows.map(([label, text]) => `- ${label}: ${text}`), '', example].join('\n');
}

const offers = planIds.map((id): PlanOffer & { id: PlanId } => ({ ...plans[id], id }));

/** The needed features, as one list. */
function getFeaturesText({ features }: PlanNeeds, locale: Locale): string {
  return features.map((feature) => getLocalized(planFeatures[feature], locale)).join(', ');
}

/** What a plan that fits costs, with its packs, by the month and by the year. */
function getExamplePriceText({ packs, price }: PlanFit<PlanOffer>, locale: Locale): string {
  const { priceText, packsText } = getMessages(locale).pricing.examples;
  const month = formatPrice(price, locale);
  const year = formatPrice({ USD: price.USD * 12, IDR: price.IDR * 12 }, locale);
  return [format(priceText, { month, year }), ...(packs > 0 ? [formatCount(packsText, packs, locale)] : [])].join(', ');
}

/** What keeps a plan from covering some needs, as one list. */
function getShortfallText(plan: PlanId, needs: PlanNeeds, locale: Locale): string {
  const shortfalls = getShortfalls(plans[plan], needs);
  const texts = getMessages(locale).pricing;
  return [
    ...shortfalls.allowances.map((name) => `${texts.allowances[name]}: ${getAllowanceText(plan, name, locale)}`),
    ...shortfalls.features.map((feature) => `${texts.notIncluded}: ${getLocalized(planFeatures[feature], locale)}`),
  ].join('; ');
}
