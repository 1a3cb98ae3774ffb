import { existsSync } from 'node:fs';
import path from 'node:path';
import { contractFiles, toOverlayFile } from '../api-contract/contract-files';
import { bundleContract } from '../api-contract/load-contract.server';
import { defaultLocale, type Locale, prefixedLocales } from '../i18n/locales';
import { readFiles } from '../source/read-files.server';
import { isWrittenIn, toSourceFile, toTranslatedFile } from '../source/text-locale';
import { hashSections } from './hash-sections.server';
import { readPage } from './read-page.server';
import { splitContract } from './split-contract';
import type { Translation } from './translation';

const pages = ['content/{docs,blog,pages}/**/*.mdx'];

/**
 * Every translation that exists or should exist: of the pages, and of the texts of the API contract.
 * @param top folder of the project
 * @throws SiteError for a page or a contract that does not parse
 */
export async function readTranslations(top = '.'): Promise<Translation[]> {
  const files = readFiles(top, pages).map((file) => file.path);
  const ofPages = prefixedLocales.flatMap((locale) => listPageTranslations(files, locale, top));
  return [...ofPages, ...(await listContractTranslations(top))];
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
    source: readPage(toSourceFile(file), top)?.sections,
    getOwn: () => readPage(file, top)?.sections ?? [],
  }));
}

/** The overlays of the contract, which have no sections of their own: `check:contract` checks their texts. */
async function listContractTranslations(top: string): Promise<Translation[]> {
  const sourceFiles = Object.values(contractFiles).filter((file) => existsSync(path.join(top, file)));
  const lists = sourceFiles.map(async (sourceFile) => {
    const source = hashSections(splitContract(await bundleContract(path.join(top, sourceFile))));
    return prefixedLocales.map((locale) => {
      const file = toOverlayFile(sourceFile, locale.code);
      return { file, locale, isWritten: existsSync(path.join(top, file)), sourceFile, source, getOwn: () => [] };
    });
  });
  return (await Promise.all(lists)).flat();
}
