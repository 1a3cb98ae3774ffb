import { describe, expect, it } from 'vitest';
import { parsePages } from '@/lib/checks/content/parse-pages';
import { checkSchemaReferences } from '@/lib/checks/contract/check-schema-references';
import { createContract } from '../../../../support/contract';

const page = { file: 'content/docs/api/get-thing.mdx', url: '/docs/api/get-thing' };

describe('a schema reference in a page', () => {
  it('to an unknown schema is reported with its line and the nearest name', async () => {
    const body = 'Text.\n\n<SchemaReference name="Thing" />\n\n<SchemaReference name="Thng" />\n';
    const { parsed } = await parsePages([{ ...page, body }]);
    expect(checkSchemaReferences(createContract(), parsed)).toEqual([
      {
        file: `${page.file}:5`,
        message: 'The contract has no schema "Thng".',
        hint: expect.stringMatching(/^Nearest: Thing/),
      },
    ]);
  });
});
