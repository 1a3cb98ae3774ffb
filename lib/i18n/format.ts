import type { Locale } from './locales';

/** Replaces `{name}` placeholders in a message. A placeholder without a value stays visible, so that it is noticed. */
export function format(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** `Intl` objects by language. They are slow to create, and search results are counted at every keystroke. */
const formatters = new Map<string, { plural: Intl.PluralRules; number: Intl.NumberFormat }>();

function getFormatters({ htmlLang }: Locale) {
  const known = formatters.get(htmlLang);
  if (known) return known;
  const created = { plural: new Intl.PluralRules(htmlLang), number: new Intl.NumberFormat(htmlLang) };
  formatters.set(htmlLang, created);
  return created;
}

/** Writes a count with its noun, in the plural form that the language asks for. */
export function formatCount(forms: { one: string; other: string }, count: number, locale: Locale): string {
  const message = getFormatters(locale).plural.select(count) === 'one' ? forms.one : forms.other;
  return format(message, { count: formatNumber(count, locale) });
}

/** Writes a number as the language does: `10,000` or `10.000`. */
export function formatNumber(value: number, locale: Locale): string {
  return getFormatters(locale).number.format(value);
}

/** Writes a day as the language does: `March 14, 2026` or `14 Maret 2026`. Days are in UTC, so that they do not shift. */
export function formatDate(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale.htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** An amount in each currency in which prices are shown, without tax. */
export interface Price {
  USD: number;
  IDR: number;
}

/** Writes an amount without cents in both currencies, first in the one that readers of the language pay in: `USD 19 / Rp299,000`. */
export function formatPrice(price: Price, locale: Locale): string {
  return locale.currencies.map((currency) => formatAmount(price, currency, locale)).join('\u00a0/ ');
}

/** Signs of currencies in texts. `Intl` would write them differently in each language. */
const currencySigns: Record<keyof Price, string> = { USD: 'USD\u00a0', IDR: 'Rp' };

/** Writes an amount without cents in one currency. */
export function formatAmount(price: Price, currency: keyof Price, locale: Locale): string {
  return currencySigns[currency] + formatNumber(price[currency], locale);
}
