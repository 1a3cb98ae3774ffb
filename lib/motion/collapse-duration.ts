/**
 * How long a panel takes to open or close, in milliseconds: longer for a taller panel, but less than in proportion.
 * The formula is Material UI's `getAutoHeightDuration`.
 */
export function getCollapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height <= 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
