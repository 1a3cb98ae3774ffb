import { describe, expect, it } from 'vitest';
import { findInlineParts } from '@/lib/build/add-policy.server';

describe('findInlineParts', () => {
  it.each([
    ['an inline script', '<script>go()</script>', { scripts: ['go()'], styles: [] }],
    ['a script with attributes', '<script id="_R_">a\nb</script>', { scripts: ['a\nb'], styles: [] }],
    ['no external script', '<script src="/a.js" async=""></script>', { scripts: [], styles: [] }],
    ['no JSON-LD', '<script type="application/ld+json">{}</script>', { scripts: [], styles: [] }],
    ['a module', '<script type="module">go()</script>', { scripts: ['go()'], styles: [] }],
    ['inline styles', '<style>a{}</style><style media="print">b{}</style>', { scripts: [], styles: ['a{}', 'b{}'] }],
    ['no escaped script', '<code>&lt;script&gt;go()&lt;/script&gt;</code>', { scripts: [], styles: [] }],
  ])('finds %s', (_, html, parts) => {
    expect(findInlineParts(html)).toEqual(parts);
  });
});
