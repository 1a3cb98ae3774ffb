import { existsSync } from 'node:fs';
import path from 'node:path';
import { contractFiles, toOverlayFile } from '../../contract/contract-files';
import { bundleContract } from '../../contract/load-contract.server';
import { parse, parseJson } from '../../errors/parse';
import { isWrittenIn, toSourceFile, toTranslatedFile } from '../../i18n/file-locale';
import { defaultLocale, type Locale } from '../../i18n/locales';
import { readFiles } from '../../pages/read-pages.server';
import { sidebarMetaSchema } from '../../pages/schemas/sidebar-meta';
import { hashSections, readPage } from '../../translations/read-page.server';
import { type HashedSection, splitContract } from '../../translations/sections';

/** A translation that exists or should exist. */
export interface Translation {
  /** Path of its file from the top of the project: `content/docs/intro.id.mdx`. */
  file: string;
  locale: Locale;
  /** True if the file exists. */
  isWritten: boolean;
  /** Path of the text in the default language. */
  sourceFile: string;
  /** The sections of that text; `undefined` if it is gone. */
  sourceSections: readonly HashedSection[] | undefined;
  /** The sections of the translation; empty for an overlay of the contract, which has none. */
  getOwnSections: () => readonly HashedSection[];
}

/** A translation whose source exists, so that the two can be compared. */
export type SourcedTranslation = Translation & { sourceSections: readonly HashedSection[] };

/** Returns whether a translation and its source both exist. */
export function isComparable(translation: Translation): translation is SourcedTranslation {
  return translation.isWritten && translation.sourceSections !== undefined;
}

const pages = ['content/{docs,blog,pages}/**/*.mdx'];

/**
 * Lists every translation that exists or should exist: of the pages, and of the texts of the API contract.
 * @param top folder of the project
 * @throws SiteError for a page or a contract that does not parse
 */
export async function readTranslations(top: string, languages: readonly Locale[]): Promise<Translation[]> {
  const files = readFiles(top, pages).map((file) => file.path);
  const ofPages = languages.flatMap((locale) => listPageTranslations(files, locale, top));
  return [...ofPages, ...(await listContractTranslations(top, languages))];
}

function listPageTranslations(files: readonly string[], locale: Locale, top: string): Translation[] {
  const written = new Set(files.filter((file) => isWrittenIn(file, locale)));
  const expected = files
    .filter((file) => isWrittenIn(file, defaultLocale) && !readPage(file, top)?.isDraft)
    .map((file) => toTranslatedFile(file, locale));
  return [...new Set([...expected, ...written])].sort().map((file) => ({
    file,
    locale,
    isWritten: written.has(file),
    sourceFile: toSourceFile(file),
    sourceSections: readPage(toSourceFile(file), top)?.sections,
    getOwnSections: () => readPage(file, top)?.sections ?? [],
  }));
}

/** Lists the overlays of the contract, which have no sections of their own: `check:contract` checks their texts. */
async function listContractTranslations(top: string, languages: readonly Locale[]): Promise<Translation[]> {
  const sourceFiles = Object.values(contractFiles).filter((file) => existsSync(path.join(top, file)));
  const lists = sourceFiles.map(async (sourceFile) => {
    const sourceSections = hashSections(splitContract(await bundleContract(path.join(top, sourceFile))));
    return languages.map((locale) => {
      const file = toOverlayFile(sourceFile, locale.code);
      const isWritten = existsSync(path.join(top, file));
      return { file, locale, isWritten, sourceFile, sourceSections, getOwnSections: () => [] };
    });
  });
  return (await Promise.all(lists)).flat();
}

/** A file that would hold a translation, and does not exist. */
export type AbsentTranslation = Pick<Translation, 'file' | 'locale' | 'sourceFile'>;

/** Lists the names of sidebar categories that a language lacks. */
export function listAbsentMetas(top: string, languages: readonly Locale[]): AbsentTranslation[] {
  const hint = 'Run `npm run check:content` to see where it fails and how to fix it.';
  const metas = readFiles(top, ['content/docs/**/meta.json']).filter(
    ({ path: file, text }) => parse(sidebarMetaSchema, parseJson(text, file, hint), file, hint).title,
  );
  return metas.flatMap(({ path: sourceFile }) =>
    languages
      .map((locale) => ({ locale, sourceFile, file: sourceFile.replace(/json$/, `${locale.code}.json`) }))
      .filter(({ file }) => !existsSync(path.join(top, file))),
  );
}
