import { describe, expect, it } from 'vitest';
import { fitPlan, getShortfalls, type PlanRequirements } from '@/components/pricing/fit-plan';
import { plans } from '@/tests/fixtures/plans';

const offers = Object.values(plans);
const nothing: PlanRequirements = { verifications: 0, conversations: 0, whatsappAccounts: 0, seats: 0, features: [] };

/** What fits, in short. */
function findFit(needs: Partial<PlanRequirements>) {
  const found = fitPlan(offers, { ...nothing, ...needs });
  return found && [found.offer.name, found.packs, found.price.USD, found.smaller?.name];
}

describe('fitPlan', () => {
  it.each([
    ['the smallest with a price for little', {}, ['Individual', 0, 20, undefined]],
    ['exactly what a plan includes', { verifications: 500 }, ['Individual', 0, 20, undefined]],
    ['one more than a plan includes', { verifications: 501 }, ['SME', 0, 100, 'Individual']],
    ['packs where only verifications run out', { verifications: 4001 }, ['SME', 2, 150, 'Individual']],
    ['a plan for resellers for a reseller', { features: ['reseller'] }, ['Agency', 0, 300, 'SME']],
  ])('finds %s', (_, needs, expected) => {
    expect(findFit(needs)).toEqual(expected);
  });

  it('offers nobody else a plan for resellers, and finds nothing beyond the packs', () => {
    expect(findFit({ verifications: 5001 })).toBeUndefined();
    expect(findFit({ conversations: 20_000 })).toBeUndefined();
  });

  it('adds up the packs in both currencies', () => {
    expect(fitPlan(offers, { ...nothing, verifications: 5000 })?.price).toEqual({ USD: 150, IDR: 2_400_000 });
  });
});

describe('getShortfalls', () => {
  it('lists each limit that is too low and each missing feature', () => {
    const needs: PlanRequirements = { ...nothing, conversations: 6000, seats: 8, features: ['inbox', 'whatsapp'] };
    expect(getShortfalls(plans.individual, needs)).toEqual({
      allowances: ['conversations', 'seats'],
      features: ['inbox'],
    });
  });

  it('treats a limit by agreement as sufficient', () => {
    expect(getShortfalls(plans.enterprise, { ...nothing, seats: 5000 }).allowances).toEqual([]);
  });
});
