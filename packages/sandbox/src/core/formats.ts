/** The formats of strings that are validated; others pass. */
export const formats: Record<string, { test: (text: string) => boolean; detail: string }> = {
  uri: { test: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text), detail: 'must be a URI' },
  email: { test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), detail: 'must be an email address' },
  date: { test: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isTime(text), detail: 'must be a date such as 2026-11-20' },
  'date-time': {
    test: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) && isTime(text),
    detail: 'must be a time such as 2026-11-20T03:14:07Z',
  },
};

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** Formats a time as RFC 3339 in UTC, without fractions of a second. */
export function toTime(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
