import { describe, expect, it } from 'vitest';
import { checkErrorCodes } from '@/lib/checks/contract/check-error-codes';
import { createContract } from '../../../../support/contract';

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

describe('an error example', () => {
  it('whose type links to its own section passes', () => {
    expect(checkErrorCodes(createContract(), 'https://docs.test', ['not_found'], getPlace)).toEqual([]);
  });

  it('without a section, or with a wrong type, is a problem', () => {
    expect(checkErrorCodes(createContract(), 'https://other.test', ['not_fund'], getPlace)).toMatchObject([
      { file: getPlace('getThing'), message: 'The error "not_found" has no section on /docs/api/introduction.' },
      {
        file: getPlace('getThing'),
        message:
          'getThing, 404, example "not_found" does not match its error: type https://docs.test/docs/api/introduction#not_found.',
        hint: 'The type must be https://other.test/docs/api/introduction#not_found.',
      },
    ]);
  });

  it('with a wrong code or status is a problem that names both', () => {
    const type = 'https://docs.test/docs/api/introduction#not_found';
    const examples = { not_found: { value: { code: 'lost', status: 400, type } } };
    const content = { 'application/problem+json': { schema: {}, examples } };
    const contract = createContract({ responses: { '404': { description: 'No such thing.', content } } });
    expect(checkErrorCodes(contract, 'https://docs.test', ['not_found'], getPlace)).toMatchObject([
      {
        message: 'getThing, 404, example "not_found" does not match its error: code lost, status 400.',
        hint: 'The code must be not_found. The status must be 404.',
      },
    ]);
  });

  it('that no example names is a problem', () => {
    const contract = createContract({ responses: { '404': { description: 'No such thing.' } } });
    expect(checkErrorCodes(contract, 'https://docs.test', [], getPlace)).toMatchObject([
      { message: 'getThing: the error 404 has no example.' },
    ]);
  });
});
