import { describe, expect, it } from 'vitest';
import { checkExamples } from '@/lib/checks/contract/check-examples';
import { createContract } from '../../../../support/contract';

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

describe('an example', () => {
  it('that fits its schema passes', () => {
    expect(checkExamples(createContract(), getPlace)).toEqual({ problems: [], count: 3 });
  });

  it('that does not fit its schema is reported with its place and the reason', () => {
    const { responses } = createContract().paths['/v1/things/{thing_id}']?.get ?? {};
    const contract = createContract({
      responses: {
        ...responses,
        '200': {
          description: 'The thing.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Thing' },
              examples: { thing: { value: { id: '1' } } },
            },
          },
        },
      },
    });
    expect(checkExamples(contract, getPlace).problems).toMatchObject([
      {
        file: getPlace('getThing'),
        message: 'getThing, response 200 (application/json), example thing: /id must match pattern "^thg_\\d+$"',
      },
    ]);
  });
});
