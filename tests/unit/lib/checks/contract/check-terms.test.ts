import { describe, expect, it } from 'vitest';
import { checkTerms } from '@/lib/checks/contract/check-terms';

describe('a word that the glossary replaces', () => {
  it('is reported with its place, but not in code', () => {
    const document = { info: { description: 'Calls an end point with `apikey`.' } };
    expect(checkTerms(document, 'en', 'openapi.yaml')).toEqual([
      {
        file: 'openapi.yaml#/info/description',
        message: '"end point" is not the glossary term.',
        hint: expect.stringMatching(/^Write "endpoint"/),
      },
    ]);
  });
});

it('the text of a response is checked even where its name is that of a value', () => {
  const responses = { default: { description: 'An end point.' } };
  expect(checkTerms({ responses, default: 'An end point.' }, 'en', 'openapi.yaml')).toMatchObject([
    { file: 'openapi.yaml#/responses/default/description' },
  ]);
});
