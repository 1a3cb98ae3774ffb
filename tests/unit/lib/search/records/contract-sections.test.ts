import { describe, expect, it } from 'vitest';
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
});
