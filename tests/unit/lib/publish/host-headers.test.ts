import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildHeadersFile, catalogType, getLinkHeader, securityHeaders, sharedFiles } from '@/lib/publish/host-headers';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

describe('the host headers', () => {
  it('apply below the base path, with hashed files cached as immutable', () => {
    const text = buildHeadersFile('/developer');
    expect(text).toMatch(/^\/developer\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
    expect(text).toContain('/developer/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/developer/search-index/hashed/*\n');
  });

  it.each(Object.entries(securityHeaders))('match the nginx configuration: %s', (name, value) => {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  });

  it('name the index of the pages and the API catalogue with its type, there and in the nginx configuration', () => {
    expect(buildHeadersFile('/base')).toContain('  Link: </base/llms.txt>; rel="llms-txt"');
    expect(buildHeadersFile('')).toContain(`/.well-known/api-catalog\n  Content-Type: ${catalogType}\n`);
    expect(nginx).toContain(`set $links '${getLinkHeader('')}';`);
    expect(nginx).toContain(`default_type '${catalogType}';`);
  });

  it.each(sharedFiles)('let other sites read %s, there and in the nginx configuration', (path) => {
    expect(buildHeadersFile('')).toContain(`${path}\n  Access-Control-Allow-Origin: *\n`);
    const [, where = ''] = /location ~ (\S+) \{\s+set \$shared_with "\*";/.exec(nginx) ?? [];
    expect(path).toMatch(new RegExp(where));
  });
});
