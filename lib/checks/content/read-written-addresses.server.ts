import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { writtenOrigins } from '../../config/env';
import { splitLocale } from '../../i18n/paths';
import { escapeRegExp } from '../../text/escape';
import type { WrittenLink } from './links';

const ownAddress = new RegExp(`${escapeRegExp(writtenOrigins.site)}(/[^\\s"'\`<>(){}[\\]\\\\]*[\\w-])`, 'g');

/**
 * The addresses of this site that pages and the contract write in full, as an example of an answer and `externalDocs` do,
 * with their places. They may name a language.
 */
export function readWrittenAddresses(root: string): WrittenLink[] {
  return globSync('**/*.{mdx,yaml}', { cwd: root })
    .sort()
    .flatMap((path) => {
      const file = `${root}/${path}`;
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(ownAddress)].map(([written, href = '']) => ({
            file: `${file}:${index + 1}`,
            href: splitLocale(href).path,
            written,
          })),
        );
    });
}
