import { expect, it } from 'vitest';
import { getCollapseDuration } from '@/components/ui/collapsible-motion.client';

it('the collapse duration grows less than proportionally to the height', () => {
  const [low, high] = [getCollapseDuration(100, false), getCollapseDuration(1000, false)];
  expect(high).toBeGreaterThan(low);
  expect(high).toBeLessThan(10 * low);
});
