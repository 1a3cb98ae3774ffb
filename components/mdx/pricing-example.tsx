import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { type PlanFeature, type PlanId, planFeatures, planIds, plans } from '@/content/data/plans';
import { type PlanNeeds, type PricingExampleId, pricingExamples } from '@/content/data/pricing-examples';
import { parseMarkdown } from '@/lib/content/nodes';
import { type Allowance, allowances, getAllowanceText, hasFeature } from '@/lib/content/plans';
import { format, formatNumber, formatPrice } from '@/lib/i18n/format';
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
  const fit = fitPlan(needs);
  if (!fit) return <p>{texts.examples.byAgreement}</p>;
  const { name, page } = plans[fit.plan];
  return (
    <div className="not-prose my-5 rounded-lg border bg-fd-card text-sm">
      <ScrollRegion label={texts.examples.needs}>
        <NeedsTable needs={needs} plan={fit.plan} locale={locale} />
      </ScrollRegion>
      <dl className="grid gap-x-6 gap-y-1 px-4 py-3.5 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{texts.examples.fits}</dt>
        <dd>
          <SiteLink href={localizePath(`/docs/pricing/${page}`, locale)} className="text-fd-primary underline">
            {name}
          </SiteLink>
        </dd>
        <dt className="font-semibold">{texts.examples.price}</dt>
        <dd>{getExamplePriceText(fit.plan, locale)}</dd>
        {fit.smaller && (
          <>
            <dt className="font-semibold">{format(texts.examples.smaller, { plan: plans[fit.smaller].name })}</dt>
            <dd>{getShortfallText(fit.smaller, needs, locale)}</dd>
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
  const fit = fitPlan(needs);
  if (!fit) return examples.byAgreement;
  const { name: planName, page } = plans[fit.plan];
  const included = format(examples.included, { plan: planName });
  const toNeed = (name: Allowance) =>
    `${formatNumber(needs[name], locale)} (${included}: ${getAllowanceText(fit.plan, name, locale)})`;
  const rows: [label: string, text: string][] = [
    ...allowances.filter((name) => needs[name] > 0).map((name): [string, string] => [labels[name], toNeed(name)]),
    [examples.features, getFeaturesText(needs, locale)],
    [examples.fits, `[${planName}](/docs/pricing/${page})`],
    [examples.price, getExamplePriceText(fit.plan, locale)],
  ];
  if (fit.smaller) {
    const question = format(examples.smaller, { plan: plans[fit.smaller].name });
    rows.push([question, getShortfallText(fit.smaller, needs, locale)]);
  }
  return [...rows.map(([label, text]) => `- ${label}: ${text}`), '', example].join('\n');
}

/** What keeps a plan from covering some needs. */
interface Shortfalls {
  /** Limits that are too low. */
  allowances: Allowance[];
  /** Features that the plan lacks. */
  features: PlanFeature[];
}

/** The needs that a plan does not cover; a limit by agreement (`null`) covers everything. */
export function getShortfalls(plan: PlanId, needs: PlanNeeds): Shortfalls {
  return {
    allowances: allowances.filter((name) => (plans[plan][name] ?? Number.POSITIVE_INFINITY) < needs[name]),
    features: needs.features.filter((feature) => !hasFeature(plan, feature)),
  };
}

/** The plans with a price, cheapest first. The free one is only for tests, not for serving customers. */
const pricedPlans = planIds
  .filter((id) => Number(plans[id].monthlyPrice) > 0)
  .sort((a, b) => Number(plans[a].monthlyPrice) - Number(plans[b].monthlyPrice));

/**
 * The cheapest plan with a price that covers some needs, and the next cheaper one, which does not.
 * @returns `undefined` where only a plan by agreement would do
 */
export function fitPlan(needs: PlanNeeds): { plan: PlanId; smaller?: PlanId } | undefined {
  const index = pricedPlans.findIndex((id) => {
    const shortfalls = getShortfalls(id, needs);
    return shortfalls.allowances.length + shortfalls.features.length === 0;
  });
  const plan = pricedPlans[index];
  if (!plan) return undefined;
  const smaller = pricedPlans[index - 1];
  return { plan, ...(smaller && { smaller }) };
}

/** The needed features, as one list. */
function getFeaturesText({ features }: PlanNeeds, locale: Locale): string {
  return features.map((feature) => getLocalized(planFeatures[feature], locale)).join(', ');
}

/** The price of a plan that has one, by the month and by the year. */
function getExamplePriceText(plan: PlanId, locale: Locale): string {
  const price = Number(plans[plan].monthlyPrice);
  const [month, year] = [formatPrice(price, locale), formatPrice(price * 12, locale)];
  return format(getMessages(locale).pricing.examples.priceText, { month, year });
}

/** What keeps a plan from covering some needs, as one list. */
function getShortfallText(plan: PlanId, needs: PlanNeeds, locale: Locale): string {
  const shortfalls = getShortfalls(plan, needs);
  const texts = getMessages(locale).pricing;
  return [
    ...shortfalls.allowances.map((name) => `${texts.allowances[name]}: ${getAllowanceText(plan, name, locale)}`),
    ...shortfalls.features.map((feature) => `${texts.notIncluded}: ${getLocalized(planFeatures[feature], locale)}`),
  ].join('; ');
}
