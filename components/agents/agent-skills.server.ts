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
import { getLlmsIndexUrl } from './llms';

const folder = '/.well-known/agent-skills';

/** Names the draft that the index follows. */
const draftSchemaUrl = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Frontmatter of a skill, as agentskills.io defines it. */
const frontmatterSchema = z.object({
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(64),
  description: z.string().min(20).max(1024),
});

const getSkillName = (locale: CompleteLocale) => (locale === defaultLocale ? 'agent-api' : `agent-api-${locale.code}`);
const getSkillPath = (locale: CompleteLocale) => `${folder}/${getSkillName(locale)}/SKILL.md`;

/** Loads the skill that teaches agents to call the API, with data of the contract and of the pages in its placeholders. */
async function loadSkill(locale: CompleteLocale): Promise<string> {
  const file = `content/skills/${getSkillName(locale)}.md`;
  const operations = listOperations(await loadContract('openapi', locale));
  const codes = operations.flatMap(getOperationErrors).flatMap(({ cases }) => cases.map(({ code }) => code));
  const values: Record<string, string> = {
    api: env.NEXT_PUBLIC_API_URL,
    docs: toAbsoluteUrl('/'),
    index: getLlmsIndexUrl(locale),
    codes: [...new Set(codes)]
      .sort()
      .map((code) => `\`${code}\``)
      .join(', '),
    verifyWebhook: readVerifyWebhookCode(),
    operations: operations
      .map(({ method, path, summary }) => `- \`${method.toUpperCase()} ${path}\`: ${summary}`)
      .join('\n'),
  };
  const text = readFileSync(file, 'utf8').replace(
    /\{(\w+)\}/g,
    (placeholder, key: string) => values[key] ?? placeholder,
  );
  parseFrontmatter(text, file);
  return text;
}

/** @throws SiteError for a skill that agents could not find or would not load */
function parseFrontmatter(text: string, file: string): z.output<typeof frontmatterSchema> {
  return parse(
    frontmatterSchema,
    splitFrontmatter(text).data,
    file,
    'Correct the frontmatter of the skill in content/skills.',
  );
}

/** Reads the function with which the guide to webhooks verifies signatures in JavaScript. */
function readVerifyWebhookCode(): string {
  const file = 'content/docs/developer-guides/webhooks.mdx';
  const [, code] = /^```js title="verify-webhook\.mjs"\n([\s\S]*?)\n^```/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!code)
    throw new SiteError(`${file} has no code "verify-webhook.mjs".`, 'The skill for agents shows it: name it so.');
  return code;
}

/** Builds the index of the skills; agents compare what they load with its digests. */
async function loadSkillIndex(): Promise<string> {
  const skills = completeLocales.map(async (locale) => {
    const text = await loadSkill(locale);
    const { name, description } = parseFrontmatter(text, getSkillPath(locale));
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    return { name, type: 'skill-md', description, url: toAbsoluteUrl(getSkillPath(locale)), digest };
  });
  return `${JSON.stringify({ $schema: draftSchemaUrl, skills: await Promise.all(skills) }, null, 2)}\n`;
}

/** Loads the files of the skills, by their path. */
export const skillFiles: Record<string, () => Promise<string>> = {
  [`${folder}/index.json`]: loadSkillIndex,
  ...Object.fromEntries(completeLocales.map((locale) => [getSkillPath(locale), () => loadSkill(locale)])),
};
