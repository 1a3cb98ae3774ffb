import { describe, expect, it } from 'vitest';
import { toHeadPath, toLinkPath } from '@/lib/diagrams/svg/link-paths';

const straight = {
  points: [
    { x: 10, y: 5 },
    { x: 60, y: 5 },
  ],
  isDashed: false,
  hasOpenHead: false,
};

describe('an arrow', () => {
  it('has its tip at its last point, and its line ends at the head', () => {
    expect(toHeadPath(straight)).toBe('M52 1L60 5L52 9z');
    expect(toLinkPath(straight)).toBe('M10 5L53 5');
  });

  it('with an open head has its line drawn to the tip', () => {
    expect(toHeadPath({ ...straight, hasOpenHead: true })).toBe('M52 1L60 5L52 9');
    expect(toLinkPath({ ...straight, hasOpenHead: true })).toBe('M10 5L60 5');
  });

  it('has rounded corners, with a smaller radius on short segments', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 4, y: 20 },
      { x: 4, y: 60 },
    ];
    expect(toLinkPath({ ...straight, points })).toBe('M0 0L0 18Q0 20 2 20L2 20Q4 20 4 22L4 53');
  });
});
