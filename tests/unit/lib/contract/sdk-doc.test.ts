import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SdkMethod, sdkCode, sdkMethods } from '@/content/data/sdk-methods';
import { type SdkId, sdkVersions } from '@/content/data/sdk-versions';
import { findSyntaxProblem } from '@/lib/checks/content/find-syntax-problem.server';
import { getOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { toCamelCase, toSnakeCase } from '@/lib/contract/samples/sdk-sample';
import { buildSdkMethods, buildSdkOverview, listSdkParameters } from '@/lib/contract/sdk-doc';
import { getLocale, locales } from '@/lib/i18n/locales';
import { toMarkdown } from '@/tests/support/markdown';

const document = await loadContract('openapi', getLocale('en'));
const sdks = Object.keys(sdkCode) as SdkId[];
const cases = sdkMethods.flatMap((method) =>
  Object.entries(method.code).map(([language, code]) => ({ call: method.call, language, method, ...code })),
);

/** The parameters of a method, by their names in the contract or in the data. */
function getParameters(method: SdkMethod): string[] {
  if (!('operation' in method)) return Object.keys(method.parameters);
  return listSdkParameters(document, getOperation(document, method.operation)).map(({ name }) => name);
}

/** Closing brackets in the wrong place, for languages that no parser is at hand for. */
function findBracketProblem(code: string): string | undefined {
  const open: string[] = [];
  for (const bracket of code.replace(/"[^"]*"/g, '').match(/[()[\]{}]/g) ?? []) {
    if ('([{'.includes(bracket)) open.push(bracket);
    else if (`${open.pop()}${bracket}`.match(/^(\(\)|\[\]|\{\})$/) === null) return bracket;
  }
  return open.pop();
}

async function findProblem(language: string, code: string) {
  if (language === 'javascript') return findSyntaxProblem('ts', code);
  return language === 'python' ? findSyntaxProblem('python', code) : findBracketProblem(code);
}

describe.each(cases)('$call in $language', ({ call, language, method, signature, example }) => {
  const rename = language === 'python' ? toSnakeCase : toCamelCase;

  it('declares the parameters of the contract, and no others', () => {
    const declared = signature.slice(0, signature.lastIndexOf(')'));
    const names = [...declared.matchAll(/(\w+)\??:/g)].map(([, name]) => name);
    const own = new Set(getParameters(method).map(rename));
    expect(names).toEqual(expect.arrayContaining([...own]));
    const envelope = ['fields', 'filter', 'options', 'id', 'name', 'attributes'];
    expect(names.filter((name) => !own.has(name ?? '') && !envelope.includes(name ?? ''))).toEqual([]);
  });

  it('parses, and calls what it declares', async () => {
    const declaration = language === 'javascript' ? `interface Client { ${signature} }` : signature;
    expect(await findProblem(language, declaration)).toBeUndefined();
    expect(await findProblem(language, example)).toBeUndefined();
    expect(example).toContain(`client.${rename(call)}(`);
  });
});

describe.each(locales)('in $code', (locale) => {
  it.each(sdks)('the page of the SDK for %s has a declaration and an example of each method', (sdk) => {
    const nodes = buildSdkMethods(sdk, { document, locale, target: 'page' });
    const headings = nodes.filter(({ type }) => type === 'heading');
    const methods = sdkMethods.filter(({ check }) => check || !sdkCode[sdk].isApp);
    expect(headings).toHaveLength(methods.length);
    expect(nodes.filter(({ type }) => type === 'code')).toHaveLength(2 * methods.length);
    const page = `content/docs/sdks/${sdk}${locale.code === 'en' ? '' : `.${locale.code}`}.mdx`;
    const text = readFileSync(page, 'utf8');
    expect(text.includes(`<SdkMethods sdk="${sdk}" />`), page).toBe(true);
    expect(
      text.match(/(?<![.\d])1\.\d+\.0(?![.\d])/g)?.every((version) => version === sdkVersions[sdk][0].version),
      page,
    ).toBe(true);
  });
});

it('a method has its parameters, result and errors from the contract', () => {
  const markdown = toMarkdown(buildSdkMethods('python', { document, locale: getLocale('en'), target: 'markdown' }));
  const [, hands = ''] = markdown.split('### hand.detect');
  expect(hands).toContain('| `image`   | The image to look at. |');
  expect(hands).toContain('**Returns**: `HandDetection`: `hands` (`side`, `box`, `confidence`, `fingers_extended`).');
  expect(hands).toContain('[`image_too_small`](/docs/api/introduction#image_too_small)');
});

it('the overview has every method and what a session needs for it', () => {
  const markdown = toMarkdown(buildSdkOverview({ document, locale: getLocale('en'), target: 'markdown' }));
  for (const { call } of sdkMethods) expect(markdown).toContain(`\`${call}\``);
  expect(markdown).toMatch(
    /`ocr\.read`.*\[Document OCR\]\(\/docs\/api\/endpoints\/ocr\).*if `checks` contains `document`/,
  );
});

it('search reads what each method does, but no code, and each method once for a language of servers', () => {
  const build = (sdk: SdkId) => buildSdkMethods(sdk, { document, locale: getLocale('en'), target: 'text' });
  expect(new Set(build('python').map(({ type }) => type))).toEqual(new Set(['heading', 'paragraph']));
  expect(build('ios')).toEqual([]);
});
