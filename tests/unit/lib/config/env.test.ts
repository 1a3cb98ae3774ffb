import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/config/env';

describe('parseEnv', () => {
  it('has a default for every variable that needs one', () => {
    expect(parseEnv({})).toMatchObject({
      NEXT_PUBLIC_SITE_URL: 'https://docs.agent.example',
      NEXT_PUBLIC_BASE_PATH: '',
      NEXT_PUBLIC_SEARCH_PROVIDER: 'orama',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseEnv({ NEXT_PUBLIC_EDIT_URL: '' }).NEXT_PUBLIC_EDIT_URL).toBeUndefined();
  });

  it('drops slashes from the end of an origin, so that paths can follow', () => {
    expect(parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://docs.test/' }).NEXT_PUBLIC_SITE_URL).toBe('https://docs.test');
  });

  it('lists every variable that does not parse, with its value and the repair', () => {
    const read = () => parseEnv({ NEXT_PUBLIC_SITE_URL: 'docs.test', NEXT_PUBLIC_BASE_PATH: 'docs/' });
    expect(read).toThrow(/NEXT_PUBLIC_SITE_URL: must be a URL with http or https.*\(is "docs\.test"\)/);
    expect(read).toThrow(/NEXT_PUBLIC_BASE_PATH: must begin with a slash.*\(is "docs\/"\)/);
    expect(read).toThrow(/\.env\.example/);
  });

  it.each(['APP_ID', 'SEARCH_KEY', 'INDEX'])('asks for NEXT_PUBLIC_ALGOLIA_%s where Algolia is chosen', (name) => {
    const read = () => parseEnv({ NEXT_PUBLIC_SEARCH_PROVIDER: 'algolia' });
    expect(read).toThrow(new RegExp(`NEXT_PUBLIC_ALGOLIA_${name}: is required`));
  });
});
