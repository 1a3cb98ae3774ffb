import { describe, expect, it, vi } from 'vitest';
import type { PlanNeeds } from '@/content/data/pricing-examples';
import { fitPlan, getShortfalls } from '@/lib/plans/fit-plan';

vi.mock('@/content/data/plans', () => import('@/tests/fixtures/plans'));

const nothing: PlanNeeds = { verifications: 0, conversations: 0, whatsappAccounts: 0, seats: 0, features: [] };

describe('fitPlan', () => {
  it.each([
    ['the smallest with a price for little', nothing, { plan: 'individual' }],
    ['exactly what a plan includes', { ...nothing, verifications: 500 }, { plan: 'individual' }],
    ['one more than a plan includes', { ...nothing, verifications: 501 }, { plan: 'sme', smaller: 'individual' }],
    ['a feature that cheaper plans lack', { ...nothing, features: ['reseller'] }, { plan: 'agency', smaller: 'sme' }],
  ] as const)('finds %s', (_, needs, expected) => {
    expect(fitPlan(needs)).toEqual(expected);
  });

  it('finds no plan if only a custom agreement would fit', () => {
    expect(fitPlan({ ...nothing, verifications: 1_000_000 })).toBeUndefined();
  });
});

describe('getShortfalls', () => {
  it('lists each limit that is too low and each missing feature', () => {
    const needs: PlanNeeds = { ...nothing, conversations: 6000, seats: 8, features: ['inbox', 'whatsapp'] };
    expect(getShortfalls('individual', needs)).toEqual({ allowances: ['conversations', 'seats'], features: ['inbox'] });
  });

  it('treats a limit by agreement as sufficient', () => {
    expect(getShortfalls('enterprise', { ...nothing, seats: 5000 }).allowances).toEqual([]);
  });
});
