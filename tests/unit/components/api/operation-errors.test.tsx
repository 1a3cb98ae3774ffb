import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OperationErrors } from '@/components/api/operation-errors';
import { getOperation } from '@/lib/api-contract/get-operation';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

describe.each(locales.map((locale) => [locale.code, locale] as const))('the table of errors in %s', (_, locale) => {
  it('draws what a status means above its codes, and marks their texts as examples', async () => {
    const operation = getOperation(await loadContract('openapi', locale), 'createDirectPayment');
    const html = renderToStaticMarkup(<OperationErrors operation={operation} locale={locale} />);
    const rows = html.split('<tr>').map((row) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    const first = rows.findIndex((row) => row.startsWith('422'));
    const { description, content } = operation.responses.find(({ status }) => status === '422')?.response ?? {};
    const examples = Object.entries(content?.['application/problem+json']?.examples ?? {});
    expect(rows[first]).toBe(`422 ${description?.replaceAll('`', ' ')}`.replace(/\s+/g, ' '));
    expect(rows.slice(first + 1, first + 3)).toEqual(
      examples.map(([code, { summary }]) => `${code} ${getMessages(locale).api.exampleValue} ${summary}.`),
    );
  });
});
