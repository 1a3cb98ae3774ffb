import { describe, expect, it } from 'vitest';
import { findSyntaxProblem } from '@/lib/checks/content/find-syntax-problem.server';
import { listOperations } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { buildSamples } from '@/lib/contract/samples/build-samples';
import { buildSampleRequest } from '@/lib/contract/samples/sample-request';
import { defaultLocale } from '@/lib/i18n/locales';

/** Languages of the samples, by their highlighter names. */
const languages = ['bash', 'js', 'python', 'go', 'java', 'php', 'csharp', 'ts'] as const;

const document = await loadContract('openapi', defaultLocale);
const operations = listOperations(document);
const samples = operations.flatMap((operation) =>
  buildSamples(operation.id, buildSampleRequest(document, operation)).map((sample) => ({
    id: operation.id,
    ...sample,
  })),
);

describe('the code samples', () => {
  it('cover every operation in every language', () => {
    expect(operations.length).toBeGreaterThan(80);
    const streams = operations.filter((operation) => buildSampleRequest(document, operation).isStream);
    expect(samples).toHaveLength(operations.length * languages.length - streams.length);
  });

  it.each(languages)('parse as %s', async (lang) => {
    const invalid: string[] = [];
    for (const { id, code } of samples.filter((sample) => sample.lang === lang)) {
      const problem = await findSyntaxProblem(lang, code);
      if (problem) invalid.push(`${id}, line ${problem.line}: ${problem.message}\n${code}`);
    }
    expect(invalid).toEqual([]);
  });
});
