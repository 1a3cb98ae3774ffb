import type { Problem } from '../../errors/problem';
import { prefixedLocales } from '../../i18n/locales';
import { findNearest, toList } from '../../text/nearest';

const fileName = /^(?<name>.+?)(?:\.(?<code>[^./]+))?\.mdx$/;

/**
 * Finds translations of pages that do not exist, and files in a language that the site does not have.
 * @param folder where the pages lie, as problems name it
 * @param paths of all pages below that folder
 */
export function checkTranslatedFiles(folder: string, paths: readonly string[]): Problem[] {
  const sources = paths.filter((path) => !fileName.exec(path)?.groups?.code);
  const codes: readonly string[] = prefixedLocales.map(({ code }) => code);
  return paths.flatMap((path) => {
    const { name = '', code } = fileName.exec(path)?.groups ?? {};
    if (!code) return [];
    if (!codes.includes(code)) {
      const message = `".${code}.mdx" is not a language of this site.`;
      return {
        file: `${folder}/${path}`,
        message,
        hint: `The languages are: ${toList(codes)}. A file name has no other dots.`,
      };
    }
    if (sources.includes(`${name}.mdx`)) return [];
    return {
      file: `${folder}/${path}`,
      message: `The source of this translation, "${name}.mdx", does not exist.`,
      hint: `Rename it after its source, write the source, or delete the translation. Nearest: ${toList(findNearest(`${name}.mdx`, sources))}.`,
    };
  });
}
