import { globSync } from 'tinyglobby';
import { pictureExtensions } from '../../content/picture-extensions';
import type { Problem } from '../../errors/problem';
import { toList } from '../../text/nearest';

/** Folders of pages, each with the names of what is read from it beside the pages. */
const collections: ReadonlyMap<string, RegExp> = new Map([
  ['docs', /(?:^|\/)meta(?:\.\w+)?\.json$/],
  ['blog', /(?!)/],
  ['pages', /(?!)/],
]);

const page = /\.mdx?$/i;
const picture = new RegExp(String.raw`\.(?:${pictureExtensions.join('|')})$`, 'i');

/**
 * Finds files that nothing reads where they are: pages outside the folders of pages, pictures outside of `public/`, and whatever
 * else is among the pages.
 * @param root folder of the content
 */
export function checkStrayFiles(root: string): Problem[] {
  const folders = [...collections.keys()].map((name) => `${root}/${name}`);
  return globSync(['**/*'], { cwd: root })
    .sort()
    .flatMap((path): Problem[] => {
      const file = `${root}/${path}`;
      const [, folder = '', name = ''] = /^([^/]*)\/(.*)$/.exec(path) ?? [];
      const known = collections.get(folder);
      if (picture.test(path)) {
        const hint = 'Move it below public/, and write its path from there: ![What it shows](/img/file.svg).';
        return [{ file, message: 'A picture in this folder is not served.', hint }];
      }
      if (!known && page.test(path)) {
        const hint = `Move it to one of the folders of pages: ${toList(folders)}.`;
        return [{ file, message: 'A page in this folder is not built.', hint }];
      }
      if (!known || /\.mdx?$/.test(name) || known.test(name)) return [];
      const hint = page.test(name)
        ? 'Write its extension in lower case: .mdx.'
        : 'Remove it, or move it to where it is used.';
      return [{ file, message: `Nothing reads this file: ${root}/${folder} holds pages.`, hint }];
    });
}
