/** Converts bytes to KiB, rounded to one decimal. */
export function toKiB(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}

/** Returns the quantile of the values for a share from 0 to 1, rounded to one decimal; NaN without values. */
export function getQuantile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

/** Returns the median of each figure over several runs. */
export function getMedians<Figures extends object>(runs: readonly Figures[]): Record<keyof Figures, number> {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const entries = names.map((name) => [
    name,
    getQuantile(
      runs.map((run) => Number(run[name])),
      0.5,
    ),
  ]);
  return Object.fromEntries(entries);
}
