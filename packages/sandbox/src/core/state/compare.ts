/** Returns whether values are equal; where one or both are lists, whether they have an item in common. */
export function isOneOf(actual: unknown, expected: unknown): boolean {
  const candidates = [expected].flat();
  return [actual].flat().some((value) => value !== undefined && candidates.includes(value));
}

/** Returns whether a value, as a text, fits a regular expression. */
function isLike(actual: unknown, expected: unknown): boolean {
  return new RegExp(String(expected), 'u').test(String(actual));
}

/** Comparisons by name. Each gets the value of the object, then that of the condition. */
export const comparisons: Readonly<Record<string, (actual: unknown, expected: unknown) => boolean>> = {
  is: isOneOf,
  not: (actual, expected) => !isOneOf(actual, expected),
  before: (actual, expected) => Date.parse(String(actual)) < Date.parse(String(expected)),
  after: (actual, expected) => Date.parse(String(actual)) > Date.parse(String(expected)),
  present: (actual, expected) => (actual !== undefined && actual !== null) === expected,
  above: (actual, expected) => Number(actual) > Number(expected),
  like: isLike,
  unlike: (actual, expected) => !isLike(actual, expected),
  contains: (actual, expected) => String(actual).toLowerCase().includes(String(expected).toLowerCase()),
};
