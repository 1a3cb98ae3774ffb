'use client';

import { useId, useState } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { format, formatCount, formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { fitPlan, type PlanOffer } from './fit-plan';
import type { PricingMessages } from './messages';

const fields = ['verifications', 'conversations', 'seats'] as const;
type Field = (typeof fields)[number];

export interface CalculatorOffer extends PlanOffer {
  name: string;
  href: string;
  /** The price as readers see it. */
  priceText: string;
}

interface PlanCalculatorProps {
  /** From the smallest on; the last one has no fixed price. */
  offers: CalculatorOffer[];
  locale: Locale;
  texts: Pick<PricingMessages, 'plan' | 'price' | 'allowances' | 'example' | 'calculator' | 'byAgreement'>;
}

/** Asks for three numbers and names the plan that covers them. Without scripts, there is only the table of plans. */
export function PlanCalculator({ offers, locale, texts }: PlanCalculatorProps) {
  const id = useId();
  const [inputs, setInputs] = useState<Record<Field, string>>({ verifications: '800', conversations: '0', seats: '1' });
  const toAmount = (name: Field) => Math.max(0, Math.round(Number(inputs[name]) || 0));
  const fit = fitPlan(offers, {
    verifications: toAmount('verifications'),
    conversations: toAmount('conversations'),
    seats: toAmount('seats'),
    whatsappAccounts: 0,
    features: [],
  });
  const labels = { ...texts.allowances, seats: texts.calculator.people };
  const cell = 'border-b px-3 py-2 text-start';

  function describeFit(): string {
    const { fits, fitsWithPacks, packs, byAgreement } = texts.calculator;
    if (!fit) return format(byAgreement, { plan: offers.at(-1)?.name ?? '' });
    const values = { plan: fit.offer.name, price: formatPrice(fit.price, locale) };
    return fit.packs === 0
      ? format(fits, values)
      : format(fitsWithPacks, { ...values, packs: formatCount(packs, fit.packs, locale) });
  }

  return (
    <div className="not-prose my-6 rounded-lg border bg-fd-card text-sm">
      <fieldset className="p-4 [@media(scripting:none)]:hidden">
        <legend className="sr-only">{texts.calculator.label}</legend>
        <p className="mb-3 text-fd-muted-foreground">{texts.calculator.intro}</p>
        <div className="grid gap-3 sm:grid-cols-3">
          {fields.map((name) => (
            <label key={name} className="grid content-end gap-1 font-medium">
              {labels[name]}
              <input
                type="number"
                inputMode="numeric"
                min={0}
                step={1}
                value={inputs[name]}
                aria-describedby={id}
                className="h-11 w-full rounded-md border border-fd-muted-foreground/75 bg-fd-background px-3 font-normal"
                onChange={({ target }) => setInputs({ ...inputs, [name]: target.value })}
              />
            </label>
          ))}
        </div>
        <p id={id} role="status" className="mt-4 min-h-6 text-base font-semibold">
          {describeFit()}
        </p>
      </fieldset>
      <ScrollRegion label={texts.calculator.label} className="border-t">
        <table className="w-full min-w-[34rem] border-collapse">
          <thead className="bg-fd-muted">
            <tr>
              {[texts.plan, ...fields.map((name) => labels[name]), texts.price].map((label) => (
                <th key={label} scope="col" className={cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.name} className={offer === fit?.offer ? 'bg-fd-accent' : ''}>
                <th scope="row" className={`${cell} whitespace-nowrap font-medium`}>
                  <SiteLink href={offer.href} className="text-fd-primary underline">
                    {offer.name}
                  </SiteLink>
                </th>
                {fields.map((name) => (
                  <td key={name} className={cell}>
                    {offer[name] === null ? texts.byAgreement : formatNumber(offer[name], locale)}
                  </td>
                ))}
                <td className={cell}>{offer.priceText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="px-4 py-3 text-fd-muted-foreground">{texts.example}</p>
    </div>
  );
}
