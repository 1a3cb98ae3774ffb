import { describe, expect, it } from 'vitest';
import { parseStyles, selectUsedStyles } from '@/lib/build/used-styles';

const select = (css: string, html: string) => selectUsedStyles(parseStyles(css), html);

describe('the styles that a page is painted with', () => {
  const page = '<html><body><p class="lead md:flex [&amp;&gt;svg]:size-4" id="a">text</p></body></html>';

  it.each([
    ['an element', 'p{color:red}'],
    ['a class', '.lead{color:red}'],
    ['a class with signs', '.md\\:flex{display:flex}'],
    ['a class that HTML escapes', '.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}'],
    ['an id', '#a{color:red}'],
    ['everything', '*,:before,:after{margin:0}'],
    ['a state', 'p:not(.other):focus-visible{outline:0}'],
    ['an attribute that may come', '[data-open] p{color:red}'],
    ['the dark mode, which the first script may choose', '.dark .lead{color:red}'],
  ])('hold a rule for %s', (_, css) => {
    const html = page.replace('text', '<svg></svg>');
    expect(select(css, html)).toBe(css);
  });

  it.each(['table{margin:0}', '.other{margin:0}', '.lead .other{margin:0}', '#b{margin:0}'])('leave out %s', (css) => {
    expect(select(css, page)).toBe('');
  });

  it('take of a rule the selectors that find something', () => {
    expect(select('table,p,.other{margin:0}', page)).toBe('p{margin:0}');
  });

  it('keep blocks that hold something, and all that is no rule for elements', () => {
    const statements =
      '@charset "utf-8";@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}@keyframes b{to{opacity:0}}';
    const css = `${statements}@media (width>=40rem){p{margin:0}.other{margin:0}}@supports (gap:1px){.other{gap:1px}}`;
    expect(select(css, page)).toBe(`${statements}@media (width>=40rem){p{margin:0}}`);
  });

  it('name all layers in their order, also one that is empty', () => {
    expect(select('@layer base{.other{margin:0}}@layer utilities{.lead{margin:0}}', page)).toBe(
      '@layer base{}@layer utilities{.lead{margin:0}}',
    );
  });

  it('leave out the mark of the file that holds all styles', () => {
    expect(select('p{color:red;--site-styles:loaded;margin:0}', page)).toBe('p{color:red;margin:0}');
  });

  it('leave out what is for printing and for a mouse', () => {
    expect(select('@media print{p{color:red}}@media (hover:hover){p:hover{color:red}}', page)).toBe('');
  });
});
