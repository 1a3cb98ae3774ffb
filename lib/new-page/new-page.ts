import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import { parse } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { completeLocales, defaultLocale, type Locale } from '../i18n/locales';
import type { SidebarMeta } from '../pages/schemas/sidebar-meta';
import { findNearest, toList } from '../text/nearest';

/** The prompts for the texts that a page starts with in each language. */
const prompts = { title: 'Title', description: 'One sentence on what the reader gets,' };

type TextField = keyof typeof prompts;

/** A required option of the command, and the prompt for it if it is left out. */
interface Question {
  option: string;
  question: string;
}

/** Returns the option for a text in a language: `title` in the default one, `title-id` in Indonesian. */
function toOption(field: TextField, { code }: Locale): string {
  return code === defaultLocale.code ? field : `${field}-${code}`;
}

/** The questions that a new page needs answers to. */
export const questions: Question[] = [
  { option: 'path', question: 'Path below content/docs, such as get-started/first-call' },
  ...Object.entries(prompts).flatMap(([field, prompt]) =>
    completeLocales.map((locale) => ({
      option: toOption(field as TextField, locale),
      question: `${prompt} in ${locale.label}`,
    })),
  ),
];

/** Creates the schema of a required answer. If nobody can be prompted for it, the message names the missing option. */
function createAnswerSchema(option: string): z.ZodString {
  return z.string(`is missing; pass it with --${option}`).min(1, 'must not be empty');
}

const answersSchema = z.object({
  ...Object.fromEntries(questions.map(({ option }) => [option, createAnswerSchema(option)])),
  path: createAnswerSchema('path').regex(
    /^[\w-]+(\/[\w-]+)*$/,
    'must be a path below content/docs without a file extension, such as get-started/first-call',
  ),
  after: z.string().optional(),
});

export interface NewPage {
  /** Below `content/docs`, without an extension. */
  path: string;
  /** The page of its folder that it follows. */
  after: string | undefined;
  getText: (field: TextField, locale: Locale) => string;
}

/**
 * Validates the answers for a new page.
 * @param answers answers by option of the command
 * @throws SiteError naming every answer that is missing or does not fit
 */
export function parseNewPage(answers: Readonly<Record<string, string | undefined>>): NewPage {
  const { path, after } = parse(answersSchema, answers, 'The new page', 'See `npm run new:page -- --help`.');
  return { path, after, getText: (field, locale) => answers[toOption(field, locale)] ?? '' };
}

/** Writes the MDX of a new page in one language, with a first heading to start from, which has the same anchor in every language. */
export function toPageText({ getText }: NewPage, locale: Locale): string {
  const frontmatter = (['title', 'description'] as const).map(
    (field) => `${field}: ${JSON.stringify(getText(field, locale))}`,
  );
  const anchor = locale === defaultLocale ? '' : ` [#${new GithubSlugger().slug(defaultLocale.newPageHeading)}]`;
  return `---\n${frontmatter.join('\n')}\n---\n\n## ${locale.newPageHeading}${anchor}\n`;
}

/** A folder of the sidebar. */
interface Folder {
  meta: SidebarMeta;
  /** The pages and folders in it, by their names. */
  names: readonly string[];
}

/**
 * Puts a page into the order of its folder: after another, or at the end.
 * @throws SiteError if `after` is not in the folder, or is not named by its `meta.json`
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
