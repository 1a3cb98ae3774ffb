import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { type PlanId, planIds } from '../../content/data/plans';
import type { PricingExampleId } from '../../content/data/pricing-examples';
import { type SdkId, type SdkVersion, sdkVersions } from '../../content/data/sdk-versions';
import type { AsyncApiDocument } from '../api-contract/asyncapi-schema';
import { toChannelMarkdown } from '../api-contract/channel-markdown';
import { getChannel } from '../api-contract/get-channel';
import { getOperation } from '../api-contract/get-operation';
import { loadContract } from '../api-contract/load-contract.server';
import type { OpenApiDocument } from '../api-contract/openapi-schema';
import { toOperationMarkdown, toPropertyMarkdown } from '../api-contract/operation-markdown';
import { buildSchemaTree } from '../api-contract/property-tree';
import { createBuildCache, getOrCompute } from '../build/build-cache.server';
import { toChangelogMarkdown } from '../changelog/changelog-markdown';
import { releases } from '../changelog/releases';
import { withBasePath } from '../config/base-path';
import { format } from '../i18n/format';
import { getLocalized, type Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { localizeLink, splitLocale } from '../i18n/paths';
import type { DrawnName } from '../page-markdown/component-markdown';
import { toPageMarkdown } from '../page-markdown/to-page-markdown';
import { toPlanMarkdown } from '../plans/plan-markdown';
import { toPricingExampleMarkdown } from '../plans/pricing-example-markdown';
import { getTranslationStatus } from '../translations/get-translation-status.server';
import { toStaleMarkdown } from '../translations/stale-markdown';

/** Links to pages in Markdown that is made from data. */
const pageLinks = /\]\((\/(?!\/)[^)\s]*)\)/g;

/** A page with a file of its own, as the collections provide it. */
export interface WrittenPage {
  url: string;
  /** Path of its file below its folder. */
  path: string;
  data: {
    title: string;
    description: string;
    operation?: string | undefined;
    channel?: string | undefined;
    since?: string | undefined;
    getText: (type: 'raw') => Promise<string>;
  };
}

interface FileMarkdownOptions {
  /** Folder of the page's file from the top of the project. */
  folder: string;
  locale: Locale;
  /** A line below the title. */
  byline?: string | undefined;
}

/** What components are drawn from. */
interface DrawContext {
  data: WrittenPage['data'];
  locale: Locale;
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
}

const drawers: Record<DrawnName, (context: DrawContext, id: string) => string> = {
  Changelog: ({ locale }) => toChangelogMarkdown(releases, locale),
  Channel: ({ asyncapi, data, locale }) =>
    toChannelMarkdown(asyncapi, getChannel(asyncapi, data.channel ?? ''), getMessages(locale).api),
  Operation: ({ openapi, data, locale }) =>
    toOperationMarkdown(openapi, getOperation(openapi, data.operation ?? ''), getMessages(locale).api),
  PlanComparison: ({ locale }) => planIds.map((plan) => toPlanMarkdown(plan, locale)).join('\n\n'),
  PlanSummary: ({ locale }, plan) => toPlanMarkdown(plan as PlanId, locale),
  PricingExample: ({ locale }, id) => toPricingExampleMarkdown(id as PricingExampleId, locale),
  SchemaReference: ({ openapi, locale }, name) =>
    toPropertyMarkdown(buildSchemaTree(openapi, name), getMessages(locale).api),
  SdkVersions: ({ locale }, sdk) =>
    sdkVersions[sdk as SdkId]
      .map(({ version, requires, brings }: SdkVersion) => `- ${version} (${requires}): ${getLocalized(brings, locale)}`)
      .join('\n'),
};

/** Two routes need each page: its own, and `llms-full.txt`. */
const cache = createBuildCache('markdown');

/** A page as Markdown: its text, and what it draws from the contract and from data in full. */
export async function getFileMarkdown(page: WrittenPage, options: FileMarkdownOptions): Promise<string> {
  const { locale, byline = '' } = options;
  const stale = getStaleLine(`${options.folder}/${page.path}`, page.url, locale);
  const text = await page.data.getText('raw');
  const input = JSON.stringify([locale.code, byline, stale, text]);
  const since = page.data.since ? format(getMessages(locale).docs.since, { version: page.data.since }) : '';
  const notes = [byline, since, stale].filter(Boolean);
  return getOrCompute(cache, input, () => writeMarkdown(page.data, text, notes, locale));
}

/** @param notes lines below the title */
async function writeMarkdown(
  data: WrittenPage['data'],
  text: string,
  notes: string[],
  locale: Locale,
): Promise<string> {
  const toUrl = (href: string) => withBasePath(localizeLink(href, locale));
  const [openapi, asyncapi] = [await loadContract('openapi', locale), await loadContract('asyncapi', locale)];
  const draw = (name: DrawnName, id: string) =>
    drawers[name]({ data, locale, openapi, asyncapi }, id).replace(pageLinks, (_, href) => `](${toUrl(href)})`);
  const { content } = frontmatter(text);
  const body = toPageMarkdown(content, { locale, draw, toUrl });
  return `${[`# ${data.title}`, ...notes, data.description, body].join('\n\n')}\n`;
}

/** The notice of a stale translation; empty for any other page. */
function getStaleLine(file: string, url: string, locale: Locale): string {
  const status = getTranslationStatus(file, locale);
  if (status.kind !== 'stale') return '';
  const sourceUrl = withBasePath(splitLocale(url).path);
  return toStaleMarkdown(status.changes, sourceUrl, getMessages(locale).stale);
}
