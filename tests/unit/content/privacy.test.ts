import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { announcementKeys } from '@/components/announcement/announcement-storage';
import { loadFailureKey } from '@/components/failures/site-loading';
import { languageOfferKey } from '@/components/language-offer/offered-language';
import { apiKeyKey, draftKey } from '@/components/try-it/storage-keys';
import { preferredVersionKey } from '@/components/versions/preferred-version';
import { singleKeysKey } from '@/lib/browser/keyboard';
import { site } from '@/lib/config/site';
import { sampleLanguageKey } from '@/lib/contract/samples/types';

/** Storage keys of tabs in components; the privacy page covers tabs in pages in general terms. */
function findTabKeys(): string[] {
  return globSync(['{components,lib}/**/*.{ts,tsx}']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ remember(?:="|: ')([\w-]+)["']/g)].map((match) => match[1] ?? ''),
  );
}

/** Storage keys that modules of the site define, and those whose modules keep them to themselves. */
const named = [
  loadFailureKey,
  site.colorMode.storageKey,
  languageOfferKey,
  preferredVersionKey,
  singleKeysKey,
  apiKeyKey,
  draftKey,
  sampleLanguageKey,
  ...Object.values(announcementKeys),
  '__DOCSEARCH_RECENT_SEARCHES__…', // DocSearch, followed by the name of the index
  '__DOCSEARCH_FAVORITE_SEARCHES__…',
];

describe.each(['content/pages/privacy.mdx', 'content/pages/privacy.id.mdx'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names every key that the site stores', () => {
    const keys = [...named, ...findTabKeys()];
    expect(keys).toContain('sample-language');
    expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  });

  it('names every variable that makes browsers send data', () => {
    const variables = readFileSync('.env.example', 'utf8').match(/NEXT_PUBLIC_\w+/g) ?? [];
    const sending = variables.filter((name) => /_(PROVIDER|HOSTS|REPORT_URL|FEEDBACK_URL|EDIT_URL)$/.test(name));
    expect(sending).toHaveLength(5);
    expect(sending.filter((name) => !text.includes(name))).toEqual([]);
  });
});
