import { describe, expect, it } from 'vitest';
import { findInlineParts } from '@/lib/security/inline-parts';

describe('what stands in a page itself', () => {
  it.each([
    ['a script', '<script>go()</script>', { scripts: ['go()'], styles: [] }],
    ['a script with attributes', '<script id="_R_">a\nb</script>', { scripts: ['a\nb'], styles: [] }],
    ['a file', '<script src="/a.js" async=""></script>', { scripts: [], styles: [] }],
    ['data', '<script type="application/ld+json">{}</script>', { scripts: [], styles: [] }],
    ['a module', '<script type="module">go()</script>', { scripts: ['go()'], styles: [] }],
    ['styles', '<style>a{}</style><style media="print">b{}</style>', { scripts: [], styles: ['a{}', 'b{}'] }],
    ['text about a script', '<code>&lt;script&gt;go()&lt;/script&gt;</code>', { scripts: [], styles: [] }],
  ])('finds %s', (_, html, parts) => {
    expect(findInlineParts(html)).toEqual(parts);
  });
});
