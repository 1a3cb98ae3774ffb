import { describe, expect, it } from 'vitest';
import { problemType } from '@/lib/api-contract/error-codes';
import { getOperation } from '@/lib/api-contract/get-operation';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { buildOperationSections } from '@/lib/search/records/contract-sections';
import { createContract } from '@/tests/support/contract';

describe('the search sections of an operation', () => {
  const contract = createContract();
  const { api } = getMessages(getLocale('en'));
  const sections = buildOperationSections(contract, getOperation(contract, 'getThing'), api);
  const getText = (anchor: string) => sections.find((section) => section.anchor === anchor)?.texts.join('\n');

  it('contain parameters and fields with their descriptions', () => {
    expect(getText('request')).toContain('thing_id Id.');
    expect(getText('responses')).toContain('id Id of the thing.');
  });

  it('contain the errors with code and status', () => {
    expect(getText('errors')).toBe('not_found 404: No such thing.');
  });

  it('contain what a status with several codes means, and the examples of the codes', () => {
    const examples = {
      validation_failed: { summary: 'No name', value: {} },
      key_reused: { summary: 'Again', value: {} },
    };
    const response = { description: 'No name, or a used key.', content: { [problemType]: { examples } } };
    const operation = getOperation(createContract({ responses: { '422': response } }), 'getThing');
    const errors = buildOperationSections(contract, operation, api).find(({ anchor }) => anchor === 'errors');
    expect(errors?.texts).toEqual([
      'validation_failed key_reused 422: No name, or a used key.',
      'validation_failed: No name.',
      'key_reused: Again.',
    ]);
  });

  it('contain the descriptions of alternatives', () => {
    const schema = {
      oneOf: [{ title: 'New', description: 'May be *empty*, as `a[*].b`.', properties: { name: { type: 'string' } } }],
    };
    const operation = getOperation(
      createContract({ requestBody: { content: { 'application/json': { schema } } } }),
      'getThing',
    );
    const request = buildOperationSections(contract, operation, api).find(({ anchor }) => anchor === 'request');
    expect(request?.texts).toEqual(expect.arrayContaining(['May be empty, as a[*].b.', 'name']));
  });
});
