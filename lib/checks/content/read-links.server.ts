import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { writtenOrigins } from '../../config/env';
import { splitLocale } from '../../i18n/paths';
import { escapeRegExp } from '../../text/escape';
import type { WrittenLink } from './links';

/** Modules whose paths in quotes are pages and files of this site, and whose texts are Markdown. Redirects have a check of their own. */
const modules = ['content/data/*.ts', '!content/data/redirects.ts', 'lib/config/*.ts', 'components/feeds/feeds.ts'];

const codeLink = /'(\/[\w-][^'\s]*)'|\]\(([^)\s]+)\)/g;

/** Lists the links of typed data, in fields such as `page` and in texts. */
export function readDataLinks(patterns: string[] = modules): WrittenLink[] {
  return matchLines(globSync(patterns), codeLink).map(({ file, match: [, path, target = ''] }) => ({
    file,
    href: path ?? target,
  }));
}

const ownAddress = new RegExp(`${escapeRegExp(writtenOrigins.site)}(/[^\\s"'\`<>(){}[\\]\\\\]*[\\w-])`, 'g');

/** Lists the addresses of this site that pages and the contract write in full, as examples and `externalDocs` do. They may name a language. */
export function readWrittenAddresses(root: string): WrittenLink[] {
  const files = globSync('**/*.{mdx,yaml}', { cwd: root }).map((file) => `${root}/${file}`);
  return matchLines(files, ownAddress).map(({ file, match: [written = '', href = ''] }) => ({
    file,
    href: splitLocale(href).path,
    written,
  }));
}

function matchLines(files: string[], pattern: RegExp) {
  return files.sort().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map((match) => ({ file: `${file}:${index + 1}`, match: [...match] })),
      ),
  );
}
