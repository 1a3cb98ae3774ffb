import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import { parse } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { type CompleteCode, completeLocales, defaultLocale, type Locale } from '../i18n/locales';
import { findNearest, toList } from '../text/nearest';
import type { SidebarMeta } from './schemas/sidebar-meta';

/** The texts that a page starts with, and the prompts for them. */
const textQuestions = {
  title: (language: string) => `Title in ${language}`,
  description: (language: string) => `One sentence on what the reader gets, in ${language}`,
};

type TextField = keyof typeof textQuestions;
const textFields = Object.keys(textQuestions) as TextField[];

/** A required option of the command, and the prompt for it if it is left out. */
interface Question {
  option: string;
  question: string;
}

/** The option that gives a text in a language: `title` in the default one, `title-id` in Indonesian. */
function toOption(field: TextField, { code }: Locale): string {
  return code === defaultLocale.code ? field : `${field}-${code}`;
}

/** Everything that is required for a new page. */
export const questions: Question[] = [
  { option: 'path', question: 'Path below content/docs, such as get-started/first-call' },
  ...textFields.flatMap((field) =>
    completeLocales.map((locale) => ({
      option: toOption(field, locale),
      question: textQuestions[field](locale.label),
    })),
  ),
];

/** A required answer. If nobody can be prompted for it, the message names the missing option. */
function createAnswer(option: string): z.ZodString {
  return z.string(`is missing; pass it with --${option}`).min(1, 'must not be empty');
}

/** A text in every complete language. */
function createTexts(field: TextField) {
  const shape = Object.fromEntries(
    completeLocales.map((locale) => [locale.code, createAnswer(toOption(field, locale))]),
  );
  return z.strictObject(shape as Record<CompleteCode, z.ZodString>);
}

const newPageSchema = z.strictObject({
  path: createAnswer('path').regex(
    /^[\w-]+(\/[\w-]+)*$/,
    'must be a path below content/docs without a file extension, such as get-started/first-call',
  ),
  title: createTexts('title'),
  description: createTexts('description'),
  after: z.string().optional(),
});

export type NewPage = z.output<typeof newPageSchema>;

/**
 * Validates the answers for a new page.
 * @param answers by option of the command
 * @throws SiteError naming every answer that is missing or does not fit
 */
export function parseNewPage(answers: Readonly<Record<string, string | undefined>>): NewPage {
  const toTexts = (field: TextField) =>
    Object.fromEntries(completeLocales.map((locale) => [locale.code, answers[toOption(field, locale)]]));
  const page = {
    path: answers.path,
    title: toTexts('title'),
    description: toTexts('description'),
    after: answers.after,
  };
  return parse(newPageSchema, page, 'The new page', 'See `npm run new:page -- --help`.');
}

/** The MDX of a new page in one language, with a first heading to start from. */
export function toPageText(page: { title: string; description: string }, heading: string, anchor?: string): string {
  const matter = [`title: ${JSON.stringify(page.title)}`, `description: ${JSON.stringify(page.description)}`];
  const id = anchor ? ` [#${anchor}]` : '';
  return `---\n${matter.join('\n')}\n---\n\n## ${heading}${id}\n`;
}

/** The anchor that a heading gets. */
export function toAnchor(heading: string): string {
  return new GithubSlugger().slug(heading);
}

/** A folder of the sidebar. */
interface Folder {
  meta: SidebarMeta;
  /** The pages and folders in it, by their names. */
  names: readonly string[];
}

/**
 * Puts a page into the order of its folder: after another, or at the end.
 * @throws SiteError if `after` is not in the folder, or has no place of its own there
 */
export function insertPage({ meta, names }: Folder, name: string, after?: string): SidebarMeta {
  const pages = meta.pages ?? ['...'];
  if (pages.includes(name)) return meta;
  if (after === undefined) return { ...meta, pages: [...pages, name] };
  const index = pages.indexOf(after);
  if (index !== -1) return { ...meta, pages: pages.toSpliced(index + 1, 0, name) };
  if (names.includes(after)) {
    throw new SiteError(
      `The page cannot go after "${after}", which the meta.json of its folder does not name.`,
      `Add "${after}" to its \`pages\`, or leave out --after.`,
    );
  }
  throw new SiteError(
    `The page cannot go after "${after}", which is not in its folder.`,
    `Nearest: ${toList(findNearest(after, names))}. This folder contains: ${toList(names)}.`,
  );
}
