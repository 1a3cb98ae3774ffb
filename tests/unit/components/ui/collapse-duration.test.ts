import { expect, it } from 'vitest';
import { getCollapseDuration } from '@/components/ui/collapsible-motion.client';

it('the collapse duration is 1 ms with reduced motion', () => {
  expect(getCollapseDuration(500, true)).toBe(1);
});

it('the collapse duration grows less than proportionally to the height', () => {
  const [low, high] = [getCollapseDuration(100, false), getCollapseDuration(1000, false)];
  expect(high).toBeGreaterThan(low);
  expect(high).toBeLessThan(10 * low);
});
