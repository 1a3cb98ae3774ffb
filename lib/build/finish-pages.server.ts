import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { getSidebarIdOf } from '../config/sidebars';
import { splitLocale } from '../i18n/paths';
import { appShellFolder, toBelowFoldPath, writeSharedPayload } from '../navigation/app-shell';
import { addPolicy } from '../security/add-policy.server';
import type { PolicySources } from '../security/content-policy';
import { findInlineParts } from '../security/inline-parts';
import { toShortHash } from '../text/short-hash.server';
import { type AppShell, buildAppShell, type ShellPage, takeFromShell, writeAppShell } from './app-shell.server';
import { createStyleInliner } from './create-style-inliner.server';
import { embedPayload, extractPayload } from './embed-payload';
import { putScriptsLast } from './put-scripts-last';
import { trimPayload } from './trim-payload';

interface BuiltPage {
  /** Path in the built site. */
  file: string;
  /** The page without its payload. */
  html: string;
  /** Empty for a redirect page. */
  payload: string;
}

/**
 * Does to every page of the built site what Next does not: inlines the styles of its first paint, moves its scripts after its
 * content, joins its payload into one script without the rows that it shares with other pages, and adds its content security
 * policy. It has to be the last step that changes pages.
 * @param out folder of the built site
 * @param basePath path that the site is served under
 * @returns how many pages there are
 * @throws Error naming a page that is not as Next writes it, has no head, lacks its payload, or already has a policy
 */
export function finishPages(out: string, basePath: string, sources: PolicySources): number {
  const inlineStyles = createStyleInliner(out, basePath);
  const pages = globSync(['**/*.html'], { cwd: out }).map((file) => readPage(out, file));
  const shells = writeAppShells(out, basePath, pages);
  for (const { file, html, payload } of pages) {
    const page = { file, html: inlineStyles(html), payload };
    const finished =
      payload === '' ? page.html : finishPayload(out, page, basePath, shells.get(getShellKey(file) ?? ''));
    writeFileSync(path.join(out, file), addPolicy(finished, file, sources));
  }
  return pages.length;
}

function readPage(out: string, file: string): BuiltPage {
  try {
    const { page, payload } = extractPayload(readFileSync(path.join(out, file), 'utf8'));
    return { file, html: putScriptsLast(page), payload: trimPayload(payload, findInlineParts(page).scripts) };
  } catch (cause) {
    throw new Error(`${file} is not a valid Next page: its payload or its body cannot be read.`, { cause });
  }
}

/** Key of the shell for a page: one for each sidebar in each language, and none for other pages, which have less in common. */
function getShellKey(file: string): string | undefined {
  const { locale, path: pagePath } = splitLocale(`/${file.replace(/\.html$/, '')}`);
  const [, folder, ...slugs] = pagePath.split('/');
  return folder === 'docs' ? `${locale.code} ${getSidebarIdOf(slugs)}` : undefined;
}

/** Finds the shells of the site, by their keys, and writes them into it. */
function writeAppShells(out: string, basePath: string, pages: readonly BuiltPage[]): Map<string, AppShell> {
  const groups = new Map<string, ShellPage[]>();
  for (const { file, payload } of pages) {
    const key = getShellKey(file);
    const page = { path: `${basePath}/${file.replace(/\.html$/, '')}`, payload };
    if (key && payload) groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const shells = new Map([...groups].map(([key, group]) => [key, buildAppShell(group)]));
  mkdirSync(path.join(out, appShellFolder), { recursive: true });
  for (const shell of shells.values()) {
    const file = writeAppShell(shell);
    writeFileSync(path.join(out, file.path), file.text);
  }
  return shells;
}

/** Writes the payload file for the router, and puts the payload that the page itself needs into its HTML. */
function finishPayload(out: string, { file, html, payload }: BuiltPage, basePath: string, shell?: AppShell): string {
  const payloadPath = path.join(out, file.replace(/html$/, 'txt'));
  const write = (text: string) => {
    if (existsSync(payloadPath)) writeFileSync(payloadPath, text);
    // Only pages for unknown addresses have no such file: the router never asks for it.
    else if (shell) throw new Error(`${file} has no payload beside it, so no link could open the page.`);
  };
  const taken = shell && takeFromShell(shell, payload);
  if (!taken) {
    write(payload);
    return embedPayload(html, payload, basePath);
  }
  const { own, shared } = taken;
  write(writeSharedPayload(own.above, shared, writeBelowFold(out, own.below)));
  return embedPayload(html, own.above + own.below, basePath, shared);
}

/** Writes the rows below the fold into a file. @returns its name; `undefined` if there are none */
function writeBelowFold(out: string, rows: string): string | undefined {
  if (rows === '') return undefined;
  const name = toShortHash(rows);
  const file = path.join(out, toBelowFoldPath(name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, rows);
  return name;
}
