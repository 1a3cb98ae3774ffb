import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import { SiteError } from '@/lib/errors/site-error';
import { isWrittenIn, toTranslatedFile } from '@/lib/i18n/file-locale';
import { defaultLocale, prefixedLocales } from '@/lib/i18n/locales';
import { copyProject } from '../tests/support/copy-project';
import { compress } from './brotli-server';
import { toKiB } from './figures';
import { measureFolder } from './measure-page';

/** Inside the project, so that its packages are found; `.gitignore` lists it. */
const copy = '.growth';
const docs = path.join(copy, 'content/docs');

/** Keeps the lists of the generated sidebar as short as those that people write. */
const pagesPerFolder = 10;

/** A build of the copy. */
interface Build {
  /** Wall-clock seconds of a clean build. */
  time: number;
  /** Compressed KiB of a page. */
  html: number;
  /** MB of the site without social cards. */
  folder: number;
}

/**
 * Builds a copy of the project as it is, and once more with its own guides repeated.
 * @param pageCount number of pages that the documentation gets in each language
 * @param measured path of the page whose size is reported
 * @throws SiteError when there are as many pages already
 * @throws Error when a build fails
 */
export function measureGrowth(pageCount: number, measured: string): Record<string, string | number>[] {
  try {
    copyProject(copy);
    const pages = globSync(['**/*.mdx'], { cwd: docs }).filter((file) => isWrittenIn(file, defaultLocale));
    const written = pageCount - pages.length;
    if (written <= 0)
      throw new SiteError(
        `--pages ${pageCount} adds none: each language has ${pages.length} pages.`,
        `Write a number above ${pages.length}: --pages 1700.`,
      );
    const before = build(measured);
    growDocs(pages, written);
    const after = build(measured);
    const rows = {
      time: 'build, in s',
      html: 'HTML of a page, KiB',
      folder: 'site, MB',
    } as const;
    return [
      {
        what: `pages of the documentation, ${written} of them generated`,
        before: pages.length,
        after: pageCount,
      },
      ...Object.entries(rows).map(([key, what]) => {
        const [first, second] = [before[key as keyof Build], after[key as keyof Build]];
        return { what, before: first, after: second, times: Math.round((second / first) * 100) / 100 };
      }),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function build(measured: string): Build {
  rmSync(path.join(copy, '.next'), { recursive: true, force: true });
  const start = performance.now();
  for (const command of [['fumadocs-mdx'], ['next', 'build'], ['tsx', 'scripts/finish-build.ts']]) {
    execFileSync('npx', command, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const time = Math.round((performance.now() - start) / 1000);
  const out = path.join(copy, 'out');
  const html = readFileSync(path.join(out, `${measured}.html`));
  return {
    time,
    html: toKiB(compress(html).length),
    folder: measureFolder(out),
  };
}

/** Copies the guides among `pages` to folders of a new category, until there are `count` more pages in each language. */
function growDocs(pages: readonly string[], count: number): void {
  const guides = pages.filter((page) => !/^(?:api|virtual-agent)\//.test(page));
  for (let number = 0; number < count; number += 1) {
    const guide = guides[number % guides.length] ?? '';
    const page = `generated/part-${Math.floor(number / pagesPerFolder) + 1}/page-${number + 1}.mdx`;
    repeatPage(guide, page, number + 1);
    for (const locale of prefixedLocales) {
      repeatPage(toTranslatedFile(guide, locale), toTranslatedFile(page, locale), number + 1);
    }
  }
  const meta = path.join(docs, 'meta.json');
  const { pages: order } = JSON.parse(readFileSync(meta, 'utf8')) as { pages: string[] };
  writeFileSync(meta, JSON.stringify({ pages: [...order, 'generated'] }));
}

/** Copies a page, with a number after its title; skips translations that do not exist. */
function repeatPage(from: string, to: string, number: number): void {
  if (!existsSync(path.join(docs, from))) return;
  const file = path.join(docs, to);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, addToTitle(readFileSync(path.join(docs, from), 'utf8'), number));
}

/** Adds a number to the title of a page, however that is written in YAML. */
function addToTitle(text: string, number: number): string {
  const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  const fields = parseDocument(matter);
  fields.set('title', `${fields.get('title')} ${number}`);
  return text.replace(matter, () => fields.toString({ lineWidth: 0 }).trimEnd());
}
