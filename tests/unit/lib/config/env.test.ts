import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/config/env';

describe('parseEnv', () => {
  it('has defaults for the site URL, base path and search provider', () => {
    expect(parseEnv({})).toMatchObject({
      NEXT_PUBLIC_SITE_URL: 'https://docs.agent.example',
      NEXT_PUBLIC_BASE_PATH: '',
      NEXT_PUBLIC_SEARCH_PROVIDER: 'orama',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ NEXT_PUBLIC_EDIT_URL: '' }).NEXT_PUBLIC_EDIT_URL).toBeUndefined();
  });

  it('drops a trailing slash from the site URL', () => {
    expect(parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://docs.test/' }).NEXT_PUBLIC_SITE_URL).toBe('https://docs.test');
  });

  it('lists every invalid variable with its value and the fix', () => {
    const read = () => parseEnv({ NEXT_PUBLIC_SITE_URL: 'docs.test', NEXT_PUBLIC_BASE_PATH: 'docs/' });
    expect(read).toThrow(/NEXT_PUBLIC_SITE_URL: must be an http or https URL.*\(is "docs\.test"\)/);
    expect(read).toThrow(/NEXT_PUBLIC_BASE_PATH: must start with a slash.*\(is "docs\/"\)/);
    expect(read).toThrow(/\.env\.example/);
  });

  it.each(['APP_ID', 'SEARCH_KEY', 'INDEX'])('requires NEXT_PUBLIC_ALGOLIA_%s for Algolia', (name) => {
    const read = () => parseEnv({ NEXT_PUBLIC_SEARCH_PROVIDER: 'algolia' });
    expect(read).toThrow(new RegExp(`NEXT_PUBLIC_ALGOLIA_${name}: is required`));
  });
});
