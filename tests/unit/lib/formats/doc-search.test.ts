import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { dialogQueryLength, docSearchStyle, searchErrorName } from '@/lib/formats/doc-search';

const docSearch = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
const docSearchCss = readFileSync('node_modules/@docsearch/css/dist/modal.css', 'utf8');
const own = globSync(['{app,components,lib}/**/*.{css,ts,tsx}']).map((file) => readFileSync(file, 'utf8'));

/** Finds the names of a pattern in the site's files, each once. */
const findNames = (pattern: RegExp) => [...new Set(own.flatMap((text) => text.match(pattern) ?? []))];

it("the classes and variables of DocSearch that the site's files name are there", () => {
  const classes = findNames(/\bDocSearch-[\w-]+/g);
  expect(classes).toContain('DocSearch-Modal');
  expect(classes.filter((name) => !new RegExp(`[" .]${name}[" ]`).test(docSearch))).toEqual([]);
  const variables = findNames(/--docsearch-[\w-]+/g);
  expect(variables).toContain('--docsearch-text-color');
  expect(variables.filter((name) => !docSearchCss.includes(`var(${name})`))).toEqual([]);
});

it('the style that is allowed on every page is the one that DocSearch injects', () => {
  expect(docSearch).toContain(`"${docSearchStyle}"`);
});

it("the length of a query is that of DocSearch's field", () => {
  expect(docSearch).toContain(`maxLength:${dialogQueryLength}`);
});

it('DocSearch calls `catch` of an answer and then `then`, and shows its error screen for errors of one name', () => {
  expect(docSearch.match(/\w\.search\(\{requests:/g)).toHaveLength(1);
  expect(docSearch).toMatch(
    new RegExp(
      `\\)\\]\\}\\)\\.catch\\(\\(function\\((\\w)\\)\\{throw"${searchErrorName}"===\\1\\.name&&\\w\\("error"\\),\\1\\}\\)\\)\\.then\\(`,
    ),
  );
});

it('DocSearch still gives its container, rows and lists the roles and ids that are corrected', () => {
  expect(docSearch).toMatch(/"DocSearch-Container",[^}]*role:"button",tabIndex:0/);
  expect(docSearch).toMatch(/role:"combobox","aria-expanded":[^}]*"aria-haspopup":"listbox"/);
  expect(docSearch).toMatch(/id:\w+\(\w\.id,"item-"\.concat\([\w.]+\),\w\),role:"option"/);
  expect(docSearch).toMatch(/role:"listbox",[^}]*id:\w+\(\w\.id,"list",\w\)/);
  expect(docSearch).toContain('"aria-controls":');
});
