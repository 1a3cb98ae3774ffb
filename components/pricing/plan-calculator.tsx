import { type Plan, type PlanId, planIds, plans } from '@/content/data/plans';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { defineComponent } from '@/lib/markdown/define-component';
import { parseMarkdown } from '@/lib/markdown/nodes';
import { getPricingMessages } from './messages';
import { type CalculatorOffer, PlanCalculator } from './plan-calculator.client';
import { getAllowanceText, getPriceText } from './plans';

/** Finds the plan that covers a reader's numbers. In Markdown and without scripts, a table of the plans. */
export const planCalculator = defineComponent({
  name: 'PlanCalculator',
  display: 'data',
  attributes: {},
  View: ({ page: { locale } }) => {
    const { plan, price, allowances, example, calculator, byAgreement } = getPricingMessages(locale);
    const texts = { plan, price, allowances, example, calculator, byAgreement };
    return <PlanCalculator offers={toOffers(locale)} locale={locale} texts={texts} />;
  },
  toMarkdown: (_, __, locale) => parseMarkdown(buildPlanTable(locale)),
});

/** Plans that a workspace chooses for itself; those for resellers are on pages of their own. */
const workspacePlans = planIds.filter((id) => !(plans[id].features as readonly string[]).includes('reseller'));

function toOffers(locale: Locale): CalculatorOffer[] {
  return workspacePlans.map((id) => ({
    ...getOffer(id),
    href: localizePath(plans[id].page, locale),
    priceText: getPriceText(id, locale),
  }));
}

/** Returns what the browser needs of a plan. */
function getOffer(id: PlanId) {
  const { name, monthlyPrice, verifications, conversations, whatsappAccounts, seats, addOn }: Plan = plans[id];
  return {
    name,
    monthlyPrice,
    verifications,
    conversations,
    whatsappAccounts,
    seats,
    features: [],
    ...(addOn && { addOn }),
  };
}

function buildPlanTable(locale: Locale): string {
  const texts = getPricingMessages(locale);
  const { verifications, conversations } = texts.allowances;
  const head = [texts.plan, verifications, conversations, texts.calculator.people, texts.price];
  const rows = workspacePlans.map((id) => [
    `[${plans[id].name}](${plans[id].page})`,
    getAllowanceText(id, 'verifications', locale),
    getAllowanceText(id, 'conversations', locale),
    getAllowanceText(id, 'seats', locale),
    getPriceText(id, locale),
  ]);
  const lines = [head, head.map(() => '---'), ...rows];
  return [...lines.map((cells) => `| ${cells.join(' | ')} |`), '', texts.example].join('\n');
}
