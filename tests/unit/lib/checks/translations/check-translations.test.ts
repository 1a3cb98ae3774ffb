import { beforeEach, describe, expect, it } from 'vitest';
import { checkTranslations, updateTranslationLock } from '@/lib/checks/translations/check-translations.server';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { lockFile } from '@/lib/translations/lock.server';
import { createTranslatedProject, soundProject } from '../../../../support/translated-project';

const page = 'content/docs/guide.mdx';
const translation = 'content/docs/guide.id.mdx';
const indonesian = getLocale('id');
const sound = { missing: [], copied: [], stale: [], orphaned: [], unrecorded: [] };

let project: ReturnType<typeof createTranslatedProject>;

beforeEach(() => {
  project = createTranslatedProject();
});

async function findMessages() {
  const { problems } = await checkTranslations(project.top, [indonesian]);
  const toLines = (found: (typeof problems)['stale']) =>
    found.flatMap(({ file, message }) => message.split('\n').map((line) => `${file}: ${line.trim()}`));
  return Object.fromEntries(
    Object.entries(problems).flatMap(([kind, found]) => (found.length > 0 ? [[kind, toLines(found)]] : [])),
  );
}

describe('translations', () => {
  it('are up to date while the English text is unchanged; drafts need none', async () => {
    expect(await checkTranslations(soundProject, [indonesian])).toEqual({
      problems: sound,
      count: 2,
      untranslated: [],
    });
  });

  it.each([
    ['line wrapping', 'The key is on the dashboard,\nbelow', 'The key is on the dashboard, below'],
    ['trailing spaces', 'return call()', 'return call()   '],
    ['table padding', '| score | how sure it is |', '| score   | how sure it is   |'],
    ['a comment', 'is linked from the dashboard', 'is linked from the mail'],
    ['an untranslated field', 'title: Call the API', 'title: Call the API\ntags: [writing]'],
  ])('stay up to date after a change of %s', async (_, before, after) => {
    project.edit(page, before, after);
    expect(await findMessages()).toEqual({});
  });

  it('stay up to date in a checkout whose lines end with CRLF', async () => {
    for (const file of [page, translation]) project.write(file, project.read(file).replaceAll('\n', '\r\n'));
    expect(await findMessages()).toEqual({});
  });

  it.each([
    ['description', 'How a first', 'How the first', ':1 The beginning (title, description, first lines) has changed'],
    ['text', 'An API key', 'A test key', ':8 “What you need” has changed'],
    ['code', '    return call()', '  return call()', ':17 “Send a picture” has changed'],
    ['paragraph breaks', '10 MB a', '10 MB\n\n  a', ':33 “Limits” has changed'],
    ['new section', '## Limits', '## Prices\n\nNone.\n\n## Limits', ':33 “Prices” is new'],
    ['new step', '</Steps>', '<Step>\n### Stop\n</Step>\n</Steps>', ':32 “Stop” is new'],
  ])('are stale after the English page changes: %s', async (_, before, after, change) => {
    project.edit(page, before, after);
    expect(await findMessages()).toEqual({
      stale: [`${translation}: The translation is older than the English text:`, `${translation}: ${page}${change}`],
    });
  });

  it('are stale if the English page no longer has one of their sections', async () => {
    project.edit(page, '## Limits\n\n- 60 calls a minute\n- 10 MB a picture\n', '');
    expect(await findMessages()).toEqual({
      stale: [
        `${translation}: The translation is older than the English text:`,
        `${translation}: ${translation}:30 “Batasan” was removed from the English text`,
      ],
    });
  });

  it('are missing for an English page without one', async () => {
    project.remove('content/pages/about.id.mdx');
    expect(await findMessages()).toEqual({
      missing: ['content/pages/about.mdx: The translation into Bahasa Indonesia is missing.'],
      orphaned: [`${lockFile}: The lock has a row for content/pages/about.id.mdx, which no longer exists.`],
    });
  });

  it('are listed and no problem where a language has just been begun', async () => {
    const begun = { ...indonesian, code: 'xx', state: 'partial' } as unknown as Locale;
    const { problems, untranslated } = await checkTranslations(soundProject, [indonesian, begun]);
    expect(problems).toEqual(sound);
    expect(untranslated).toEqual(['content/docs/guide.xx.mdx', 'content/pages/about.xx.mdx']);
  });

  it('are copies where they have the English words', async () => {
    project.write('content/pages/about.id.mdx', project.read('content/pages/about.mdx'));
    expect(await findMessages()).toEqual({
      copied: [
        'content/pages/about.id.mdx: The text is that of content/pages/about.mdx, but its name announces Bahasa Indonesia.',
      ],
    });
  });

  it('are orphaned if their English page is gone, and unrecorded without a lock', async () => {
    project.remove('content/pages/about.mdx');
    project.remove(lockFile);
    const orphaned = ['content/pages/about.id.mdx: The English page content/pages/about.mdx no longer exists.'];
    expect(await findMessages()).toEqual({ orphaned, unrecorded: expect.any(Array) });
  });
});

describe('recording translations', () => {
  it('makes the given translation up to date, but no others', async () => {
    project.edit(page, 'An API key', 'A test key');
    project.edit('content/pages/about.mdx', 'We do', 'A team does');
    expect(await updateTranslationLock([`${project.top}/${translation}`], project.top)).toEqual({
      recorded: [translation],
      removed: [],
    });
    expect(await findMessages()).toEqual({ stale: [expect.any(String), expect.stringContaining('about.mdx:1')] });
  });

  it('without arguments rewrites the whole lock, without rows of deleted files', async () => {
    const before = project.read(lockFile);
    project.write(lockFile, '{"content/pages/gone.id.mdx":{}}');
    const { recorded, removed } = await updateTranslationLock([], project.top);
    expect(recorded).toEqual([translation, 'content/pages/about.id.mdx']);
    expect(removed).toEqual(['content/pages/gone.id.mdx']);
    expect(project.read(lockFile)).toBe(before);
  });

  it('rejects an unknown file with the nearest name, and writes nothing', async () => {
    const before = project.read(lockFile);
    project.edit(page, 'An API key', 'A test key');
    const files = [`${project.top}/${translation}`, `${project.top}/content/docs/guide.mdx`];
    await expect(updateTranslationLock(files, project.top)).rejects.toThrow(
      /"content\/docs\/guide.mdx" is not a translation of an English text[\s\S]*Nearest: content\/docs\/guide.id.mdx/,
    );
    expect(project.read(lockFile)).toBe(before);
  });
});

it.each([
  ['not JSON', '<<<<<<< HEAD\n{}', /translations\.lock\.json is not valid JSON[\s\S]*resolve the conflict/],
  ['malformed', `{"${translation}":{"limits":"yes"}}`, /guide\.id\.mdx\.limits: must be 12 hexadecimal digits/],
])('the lock that is %s is reported', async (_, text, message) => {
  project.write(lockFile, text);
  await expect(checkTranslations(project.top, [indonesian])).rejects.toThrow(message);
});

it.each([
  ['MDX', '<Steps>', '<Steps'],
  ['frontmatter', 'title: Call', 'title: "Call'],
])('a page whose %s does not parse is reported', async (_, before, after) => {
  project.edit(page, before, after);
  await expect(checkTranslations(project.top, [indonesian])).rejects.toThrow(
    /guide\.mdx does not parse[\s\S]*check:content/,
  );
});
