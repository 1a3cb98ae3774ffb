import { type PlanFeature, type PlanId, planIds, plans } from '../../content/data/plans';
import type { PlanNeeds } from '../../content/data/pricing-examples';
import { type Allowance, allowances, hasFeature } from './plan-rows';

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
