import { expect, it } from 'vitest';
import { getCollapseDuration } from '@/lib/motion/collapse-duration';

it('is 1 ms under reduced motion, whatever the height', () => {
  expect(getCollapseDuration(500, true)).toBe(1);
});

it('grows with the height, more slowly than in proportion', () => {
  const [low, high] = [getCollapseDuration(100, false), getCollapseDuration(1000, false)];
  expect(high).toBeGreaterThan(low);
  expect(high).toBeLessThan(10 * low);
});
