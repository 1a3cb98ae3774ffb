import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildHeadersFile, securityHeaders } from '@/lib/security/host-headers';

describe('the headers of hosts', () => {
  it('hold below the base path, and hashed files are kept for ever', () => {
    const text = buildHeadersFile('/developer');
    expect(text).toMatch(/^\/developer\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
    expect(text).toContain('/developer/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/developer/search-index/en.titles.*\n');
  });

  it.each(Object.entries(securityHeaders))('are the same in the configuration of nginx: %s', (name, value) => {
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`add_header ${name} "${value}" always;`);
  });
});
