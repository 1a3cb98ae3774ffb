import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { type PlanId, plans } from '@/content/data/plans';
import { type PlanNeeds, type PricingExampleId, pricingExamples } from '@/content/data/pricing-examples';
import { format, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { fitPlan } from '@/lib/plans/fit-plan';
import { allowances, getAllowanceText } from '@/lib/plans/plan-rows';
import { getExamplePriceText, getFeaturesText, getShortfallText } from '@/lib/plans/pricing-example-texts';

/** The calculation of a worked example: what is needed, the plan that covers it, its price, and why no smaller one does. */
export function PricingExample({ locale, id }: { locale: Locale; id: PricingExampleId }) {
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
