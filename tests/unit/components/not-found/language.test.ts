import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { DocumentLanguage } from '@/components/not-found/language.script';
import { runInlineScript } from '@/tests/support/run-inline-script';

const rows: DocumentLanguage[] = [{ prefix: '/site/id', lang: 'id-ID', dir: 'ltr', texts: { retry: 'Coba lagi' } }];

/** The language of the not-found page at a path, and a text of the scripts in its head. */
function open(pathname: string) {
  const { document } = parseHTML(
    '<html lang="en-US"><head><script data-text="" data-retry="Retry"></script></head></html>',
  );
  const { documentElement } = document;
  runInlineScript(
    'components/not-found/language.script.ts',
    {
      document: { documentElement, querySelectorAll: document.querySelectorAll.bind(document) },
      location: { pathname },
    },
    { rows: JSON.stringify(rows) },
  );
  return [documentElement.lang, document.querySelector('script')?.dataset.retry];
}

it.each([
  ['/site/nowhere', ['en-US', 'Retry']],
  ['/site/identity', ['en-US', 'Retry']],
  ['/site/id', ['id-ID', 'Coba lagi']],
  ['/site/id/nowhere', ['id-ID', 'Coba lagi']],
])('the not-found page at %s has the language and texts %j', (path, expected) => {
  expect(open(path)).toEqual(expected);
});
