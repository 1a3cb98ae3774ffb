import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/config/env';

describe('parseEnv', () => {
  it('treats an empty variable as unset', () => {
    expect(parseEnv({ NEXT_PUBLIC_EDIT_URL: '' }).NEXT_PUBLIC_EDIT_URL).toBeUndefined();
  });

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'https://acme.test/docs', 'its path goes into NEXT_PUBLIC_BASE_PATH'],
    ['NEXT_PUBLIC_SITE_URL', 'https://user@acme.test', 'must be an origin'],
    ['NEXT_PUBLIC_API_URL', 'https://api.test/v2#top', 'must not have a query or an anchor'],
    ['NEXT_PUBLIC_ALGOLIA_HOSTS', ' , ', 'must name a host'],
    ['NEXT_PUBLIC_ALGOLIA_HOSTS', 'a.test,ftp://b.test', 'must be names of hosts'],
    ['NEXT_PUBLIC_ALGOLIA_HOSTS', 'a.test; script-src *', 'must be names of hosts'],
    ['NEXT_PUBLIC_CHAT_PHONE', '------', 'must be a telephone number'],
    ['NEXT_PUBLIC_BASE_PATH', '/docs/..', 'must not have . or ..'],
  ])('rejects %s=%s', (name, value, reason) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`${name}: .*${reason}`));
  });

  it('accepts a path in the URLs of the API and of the sources', () => {
    const given = { NEXT_PUBLIC_API_URL: 'https://acme.test/api', NEXT_PUBLIC_EDIT_URL: 'https://git.test/edit/main' };
    expect(parseEnv(given)).toMatchObject(given);
  });

  it('writes the site URL as browsers do', () => {
    expect(parseEnv({ NEXT_PUBLIC_SITE_URL: 'HTTPS://Docs.test:443/' }).NEXT_PUBLIC_SITE_URL).toBe('https://docs.test');
  });

  it('ignores empty entries in the list of hosts', () => {
    const { NEXT_PUBLIC_ALGOLIA_HOSTS } = parseEnv({ NEXT_PUBLIC_ALGOLIA_HOSTS: 'a.test,, http://127.0.0.1:7700,' });
    expect(NEXT_PUBLIC_ALGOLIA_HOSTS).toEqual(['a.test', 'http://127.0.0.1:7700']);
  });

  it('lists every invalid variable with its value and the fix', () => {
    const read = () => parseEnv({ NEXT_PUBLIC_SITE_URL: 'docs.test', NEXT_PUBLIC_BASE_PATH: 'docs/' });
    expect(read).toThrow(/NEXT_PUBLIC_SITE_URL: must be an http or https URL.*\(is "docs\.test"\)/);
    expect(read).toThrow(/NEXT_PUBLIC_BASE_PATH: must start with a slash.*\(is "docs\/"\)/);
    expect(read).toThrow(/\.env\.example/);
  });

  it('requires the variables of Algolia for Algolia', () => {
    const read = () => parseEnv({ NEXT_PUBLIC_SEARCH_PROVIDER: 'algolia' });
    for (const name of ['APP_ID', 'SEARCH_KEY', 'INDEX'])
      expect(read).toThrow(`NEXT_PUBLIC_ALGOLIA_${name}: is required`);
  });
});
