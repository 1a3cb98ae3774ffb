import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

/** Every failure that the specification lists. */
const rows: string[] = JSON.parse(readFileSync('tests/fixtures/error-catalogue.json', 'utf8'));
const tests = globSync(['tests/{unit,site,e2e}/**/*.{test,spec}.{ts,tsx}']).map((file) => readFileSync(file, 'utf8'));

it.each(rows)('"%s" has a test named after it', (row) => {
  const begins = new RegExp(`\\b(?:test|it|describe)(?:\\.each\\([^]*?\\))?\\(\\s*['\`]${row}(?:['\`]|: )`);
  expect(tests.filter((text) => begins.test(text))).not.toEqual([]);
});
