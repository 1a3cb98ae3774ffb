import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Fault } from '../content-check/fault';
import { findInvalidHeadChildren } from './find-invalid-children';

const hint = 'A head takes title, meta, link, style, script, noscript, base and template. Draw it in the body instead.';

/**
 * Looks at the head of every page of the built site, whoever has put something there: our components, metadata, or MDX.
 * @param out folder of the built site
 */
export function checkHeads(out: string): Fault[] {
  return globSync(['**/*.html'], { cwd: out }).flatMap((name) => {
    const children = findInvalidHeadChildren(readFileSync(path.join(out, name), 'utf8'));
    if (children.length === 0) return [];
    return [{ file: `${out}/${name}`, message: `The head has invalid children: ${children.join(', ')}.`, hint }];
  });
}
