import type { Price } from '@/lib/i18n/format';

/** A pack of verifications that customers can add to a plan. */
export interface VerificationAddOn {
  verifications: number;
  /** The price of one pack. */
  monthlyPrice: Price;
  /** Verifications a month that the plan can have with packs. */
  maxVerifications: number;
}

/** Monthly limits of a plan, in the order in which plans are compared. */
export const allowances = ['verifications', 'conversations', 'whatsappAccounts', 'seats'] as const;

export type Allowance = (typeof allowances)[number];

/** Counts or limits by kind; `null` where it is agreed with the customer. */
export type Limits<Amount = number> = Record<Allowance, Amount>;

/** A plan as customers can choose it. */
export interface PlanOffer extends Limits<number | null> {
  monthlyPrice: Price | null;
  addOn?: VerificationAddOn;
  features: readonly string[];
}

/** The needs of a customer, which decide the plan that fits. */
export interface PlanRequirements extends Limits {
  features: readonly string[];
}

/** The plan that fits. */
export interface PlanFit<Offer> {
  offer: Offer;
  /** Number of packs of verifications that are needed besides. */
  packs: number;
  /** The price of a month, with the packs. */
  price: Price;
  /** The next cheaper plan, which does not cover everything. */
  smaller?: Offer;
}

/**
 * Finds the cheapest plan that covers what is needed, with packs of verifications where a plan has them. The free plan is for tests only,
 * and plans for resellers are for members of their programme.
 * @returns `undefined` where only a plan by agreement would do
 */
export function fitPlan<Offer extends PlanOffer>(
  offers: readonly Offer[],
  needs: PlanRequirements,
): PlanFit<Offer> | undefined {
  const isReseller = needs.features.includes('reseller');
  const priced = offers
    .filter(({ monthlyPrice, features }) => monthlyPrice?.USD && (isReseller || !features.includes('reseller')))
    .sort((a, b) => getDollars(a) - getDollars(b));
  const fits = priced.flatMap((offer, index) => {
    const fit = toFit(offer, needs);
    const smaller = priced[index - 1];
    return fit ? [{ ...fit, ...(smaller && { smaller }) }] : [];
  });
  return fits.sort((a, b) => a.price.USD - b.price.USD)[0];
}

/** Needs that a plan does not cover. */
interface Shortfalls<Feature> {
  /** Limits that are too low. */
  allowances: Allowance[];
  /** Features that the plan lacks. */
  features: Feature[];
}

/** Lists the needs that a plan does not cover; a limit by agreement (`null`) covers everything. */
export function getShortfalls<Feature extends string>(
  offer: PlanOffer,
  needs: Limits & { features: readonly Feature[] },
): Shortfalls<Feature> {
  return {
    allowances: allowances.filter((name) => (offer[name] ?? Number.POSITIVE_INFINITY) < needs[name]),
    features: needs.features.filter((feature) => !offer.features.includes(feature)),
  };
}

function toFit<Offer extends PlanOffer>(offer: Offer, needs: PlanRequirements): PlanFit<Offer> | undefined {
  const { addOn, monthlyPrice, verifications } = offer;
  const shortfalls = getShortfalls(offer, needs);
  const isShort = shortfalls.features.length > 0 || shortfalls.allowances.some((name) => name !== 'verifications');
  if (!monthlyPrice || isShort) return undefined;
  if (shortfalls.allowances.length === 0) return { offer, packs: 0, price: monthlyPrice };
  if (!addOn || needs.verifications > addOn.maxVerifications) return undefined;
  const packs = Math.ceil((needs.verifications - Number(verifications)) / addOn.verifications);
  const getTotal = (currency: keyof Price) => monthlyPrice[currency] + packs * addOn.monthlyPrice[currency];
  return { offer, packs, price: { USD: getTotal('USD'), IDR: getTotal('IDR') } };
}

function getDollars({ monthlyPrice }: PlanOffer): number {
  return monthlyPrice?.USD ?? Number.POSITIVE_INFINITY;
}
