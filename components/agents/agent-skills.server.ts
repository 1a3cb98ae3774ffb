import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { env } from '@/lib/config/env';
import { getOperationErrors } from '@/lib/contract/error-codes';
import { listOperations } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { parse } from '@/lib/errors/parse';
import { SiteError } from '@/lib/errors/site-error';
import { type CompleteLocale, completeLocales, defaultLocale } from '@/lib/i18n/locales';
import { splitFrontmatter } from '@/lib/markdown/frontmatter';
import { getIndexUrl } from './llms';

const folder = '/.well-known/agent-skills';

/** The draft that the index follows. */
const draft = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Frontmatter of a skill, as agentskills.io defines it. */
const headSchema = z.object({
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(64),
  description: z.string().min(20).max(1024),
});

const getName = (locale: CompleteLocale) => (locale === defaultLocale ? 'agent-api' : `agent-api-${locale.code}`);
const getPath = (locale: CompleteLocale) => `${folder}/${getName(locale)}/SKILL.md`;

/** A skill that teaches agents to call the API: the text of a language, with what the contract and the pages say in its places. */
async function loadSkill(locale: CompleteLocale): Promise<string> {
  const file = `content/skills/${getName(locale)}.md`;
  const operations = listOperations(await loadContract('openapi', locale));
  const codes = operations.flatMap(getOperationErrors).flatMap(({ cases }) => cases.map(({ code }) => code));
  const values: Record<string, string> = {
    api: env.NEXT_PUBLIC_API_URL,
    docs: toAbsoluteUrl('/'),
    index: getIndexUrl(locale),
    codes: [...new Set(codes)]
      .sort()
      .map((code) => `\`${code}\``)
      .join(', '),
    verifyWebhook: readVerifier(),
    operations: operations
      .map(({ method, path, summary }) => `- \`${method.toUpperCase()} ${path}\`: ${summary}`)
      .join('\n'),
  };
  const text = readFileSync(file, 'utf8').replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
  readHead(text, file);
  return text;
}

/** @throws SiteError for a skill that agents could not find or would not load */
function readHead(text: string, where: string): z.output<typeof headSchema> {
  return parse(
    headSchema,
    splitFrontmatter(text).data,
    where,
    'Correct the frontmatter of the skill in content/skills.',
  );
}

/** The function that the guide to webhooks has for JavaScript. */
function readVerifier(): string {
  const file = 'content/docs/developer-guides/webhooks.mdx';
  const [, code] = /^```js title="verify-webhook\.mjs"\n([\s\S]*?)\n^```/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!code)
    throw new SiteError(`${file} has no code "verify-webhook.mjs".`, 'The skill for agents shows it: name it so.');
  return code;
}

/** The index of the skills, by the draft for their discovery; agents compare what they load with its digest. */
async function loadIndex(): Promise<string> {
  const skills = completeLocales.map(async (locale) => {
    const text = await loadSkill(locale);
    const { name, description } = readHead(text, getPath(locale));
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    return { name, type: 'skill-md', description, url: toAbsoluteUrl(getPath(locale)), digest };
  });
  return `${JSON.stringify({ $schema: draft, skills: await Promise.all(skills) }, null, 2)}\n`;
}

/** The files of the skills by their path. */
export const skillFiles: Record<string, () => Promise<string>> = {
  [`${folder}/index.json`]: loadIndex,
  ...Object.fromEntries(completeLocales.map((locale) => [getPath(locale), () => loadSkill(locale)])),
};
