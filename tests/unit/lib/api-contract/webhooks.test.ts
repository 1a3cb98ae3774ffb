import { describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { resolveReference } from '@/lib/api-contract/resolve-reference';
import type { MediaType, Parameter, RequestBody, Response } from '@/lib/api-contract/types';
import { createExampleValidator } from '@/lib/contract-check/example-validator';
import { defaultLocale } from '@/lib/i18n/locales';

const document = await loadContract('openapi', defaultLocale);
const validate = createExampleValidator(document.components);

describe('what the platform sends to a server', () => {
  it('is in the published contract', () => {
    expect(Object.keys(document.webhooks ?? {})).toEqual(['event', 'toolCall']);
  });

  it.each(Object.entries(document.webhooks ?? {}))('has examples that fit: %s', (_, { post }) => {
    const { parameters = [], requestBody = { content: {} }, responses = {} } = post ?? {};
    const headers = parameters.map((parameter) => resolveReference<Parameter>(document, parameter));
    const answers = Object.values(responses).map((response) => resolveReference<Response>(document, response));
    const contents = [
      resolveReference<RequestBody>(document, requestBody).content,
      ...answers.map((one) => one.content),
    ];
    const examples = contents.flatMap((content = {}) => Object.values<MediaType>(content).flatMap(listExamples));
    const faults = [...headers.map(({ schema, example }) => ({ schema, value: example })), ...examples].map(
      ({ schema, value }) => validate(schema, value),
    );
    expect(headers.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(examples).not.toEqual([]);
    expect(faults.filter(Boolean)).toEqual([]);
  });
});

function listExamples({ schema = {}, examples = {} }: MediaType) {
  return Object.values(examples).map(({ value }) => ({ schema, value }));
}
