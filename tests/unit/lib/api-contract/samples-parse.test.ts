import { createRequire } from 'node:module';
import path from 'node:path';
import type TreeSitter from '@vscode/tree-sitter-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '@/lib/api-contract/get-operation';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { buildSamples } from '@/lib/api-contract/samples/build-samples';
import { buildSampleRequest } from '@/lib/api-contract/samples/sample-request';
import { defaultLocale } from '@/lib/i18n/locales';

const require = createRequire(import.meta.url);
const { Parser, Language }: typeof TreeSitter = require('@vscode/tree-sitter-wasm');
const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));

/** Grammars by the name that highlighters have for a language. */
const grammars: Record<string, string> = {
  bash: 'bash',
  js: 'javascript',
  python: 'python',
  go: 'go',
  java: 'java',
  php: 'php',
  csharp: 'c-sharp',
  ts: 'typescript',
};

const document = await loadContract('openapi', defaultLocale);
const operations = listOperations(document);
const samples = operations.flatMap((operation) =>
  buildSamples(operation.id, buildSampleRequest(document, operation)).map((sample) => ({
    id: operation.id,
    ...sample,
  })),
);

beforeAll(() => Parser.init({ locateFile: (file: string) => path.join(folder, file) }));

describe('the code samples', () => {
  it('are there for every operation in every language', () => {
    expect(operations.length).toBeGreaterThan(80);
    const streams = operations.filter((operation) => buildSampleRequest(document, operation).isStream);
    expect(samples).toHaveLength(operations.length * Object.keys(grammars).length - streams.length);
  });

  it.each(Object.keys(grammars))('parse as %s', async (lang) => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammars[lang]}.wasm`)));
    const faulty = samples.filter((sample) => sample.lang === lang && parser.parse(sample.code)?.rootNode.hasError);
    expect(faulty.map(({ id, code }) => `${id}\n${code}`)).toEqual([]);
  });
});
