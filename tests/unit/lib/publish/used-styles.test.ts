import { describe, expect, it } from 'vitest';
import { extractCriticalStyles, parseStyles } from '@/lib/publish/used-styles';

const select = (css: string, html: string) => extractCriticalStyles(parseStyles(css), html);

describe('the styles that a page uses', () => {
  const page = '<html><body><p class="lead md:flex [&amp;&gt;svg]:size-4" id="a">text</p></body></html>';

  it.each([
    ['an element', 'p{color:red}'],
    ['a class', '.lead{color:red}'],
    ['a class with special characters', '.md\\:flex{display:flex}'],
    ['a class that HTML escapes', '.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}'],
    ['an id', '#a{color:red}'],
    ['all elements', '*,:before,:after{margin:0}'],
    ['a focus state', 'p:not(.other):focus-visible{outline:0}'],
    ['elements that open without a script', '[open] p{color:red}'],
    ['one of several selectors', ':is(.other,.lead)>:where(p,svg){color:red}'],
    ['dark mode', '.dark .lead{color:red}'],
  ])('include a rule for %s', (_, css) => {
    const html = page.replace('text', '<svg></svg>');
    expect(select(css, html)).toBe(css);
  });

  it.each([
    '.lead .other{margin:0}',
    'p[data-open]{margin:0}',
    'p:where(.other,#b){margin:0}',
    'p:hover{margin:0}',
    '::placeholder{opacity:1}',
    '::highlight(match){color:red}',
    ':root{--a:1px}',
  ])('leave out %s', (css) => {
    expect(select(css, page)).toBe('');
  });

  it('include only the selectors of a rule that match', () => {
    expect(select('table,p,.other{margin:0}', page)).toBe('p{margin:0}');
  });

  it('include an animation where it is used', () => {
    const [fade, turn] = ['@keyframes fade{to{opacity:0}}', '@keyframes turn{to{rotate:1turn}}'];
    expect(select(`p{animation:1s 2s fade}.other{animation:turn 1s}${fade}${turn}`, page)).toBe(
      `p{animation:1s 2s fade}${fade}`,
    );
  });

  it('include non-empty blocks and other at-rules', () => {
    const statements = '@charset "utf-8";@font-face{src:url(a)}';
    const css = `${statements}@media (width>=40rem){p{margin:0}.other{margin:0}}@supports (gap:1px){.other{gap:1px}}`;
    expect(select(css, page)).toBe(`${statements}@media (width>=40rem){p{margin:0}}`);
  });

  it('declare all layers in order, even an empty one', () => {
    expect(select('@layer base{.other{margin:0}}@layer utilities{.lead{margin:0}}', page)).toBe(
      '@layer base{}@layer utilities{.lead{margin:0}}',
    );
  });

  it('include only the variables that the page or its rules use', () => {
    const registered = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const variables = ':root{--a:1px;--b:2px;--c:3px;--d:4px;--site-styles:loaded}';
    const rules = 'p{margin:var(--a)}.other{margin:var(--c)}';
    const html = page.replace('<p ', '<rect fill="var(--d)"/><p style="width:var(--b)" ');
    expect(select(`${variables}${rules}${registered('--a')}${registered('--c')}`, html)).toBe(
      `:root{--a:1px;--b:2px;--d:4px}p{margin:var(--a)}${registered('--a')}`,
    );
  });

  it('include form field styles if the page has a field', () => {
    const css = '::placeholder{opacity:1}';
    expect(select(css, '<input type="search">')).toBe(css);
  });

  it('leave out print, hover, forced-colors and scripting media queries', () => {
    const media = ['print', '(hover:hover)', '(forced-colors:active)', 'print,(scripting:none)', '(scripting:none)'];
    expect(select(media.map((query) => `@media ${query}{p{color:red}}`).join(''), page)).toBe('');
  });
});
