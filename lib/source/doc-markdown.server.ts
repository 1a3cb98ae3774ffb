import { type PlanId, planIds } from '../../content/data/plans';
import { toChannelMarkdown } from '../api-contract/channel-markdown';
import { getChannel } from '../api-contract/get-channel';
import { getOperation } from '../api-contract/get-operation';
import { loadContract } from '../api-contract/load-contract.server';
import { toOperationMarkdown, toPropertyMarkdown } from '../api-contract/operation-markdown';
import { buildSchemaTree } from '../api-contract/property-tree';
import { toChangelogMarkdown } from '../changelog/changelog-markdown';
import { releases } from '../changelog/releases';
import { env } from '../config/env';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { localizeLink, splitLocale } from '../i18n/paths';
import { toPlanMarkdown } from '../plans/plan-markdown';
import { getTranslationStatus } from '../translations/get-translation-status.server';
import { toStaleMarkdown } from '../translations/stale-markdown';
import type { DocPage } from './docs.server';

/** What a page draws from the contract and from data, as its text names it. */
const drawn = /<(Changelog|Operation|Channel|SchemaReference|PlanSummary|PlanComparison)(?:\s+\w+="(\w+)")?\s*\/>/g;

/** Links to pages of the site; files are the same in every language. */
const pageLinks = /\]\((\/(?!\/)[^)\s]*)\)/g;

/** A page as Markdown: its text, and what it draws from the contract in full. */
export async function getDocMarkdown({ data, path, url }: DocPage, locale: Locale): Promise<string> {
  const { api } = getMessages(locale);
  const [openapi, asyncapi] = [await loadContract('openapi', locale), await loadContract('asyncapi', locale)];
  const drawSchema = (name: string) => {
    const { children, variants } = buildSchemaTree(openapi, name);
    return toPropertyMarkdown(children, variants, api);
  };
  const parts = new Map<string, (name: string) => string>([
    ['Changelog', () => toChangelogMarkdown(releases, locale)],
    ['Operation', () => toOperationMarkdown(openapi, getOperation(openapi, data.operation ?? ''), api)],
    ['Channel', () => toChannelMarkdown(asyncapi, getChannel(asyncapi, data.channel ?? ''), api)],
    ['SchemaReference', drawSchema],
    ['PlanSummary', (plan) => toPlanMarkdown(plan as PlanId, locale)],
    ['PlanComparison', () => planIds.map((plan) => toPlanMarkdown(plan, locale)).join('\n\n')],
  ]);
  const text = await data.getText('processed');
  const body = text.replace(drawn, (component, kind: string, name = '') => parts.get(kind)?.(name) ?? component);
  const localized = body.replace(
    pageLinks,
    (_, href: string) => `](${env.NEXT_PUBLIC_BASE_PATH}${localizeLink(href, locale)})`,
  );
  const head = [`# ${data.title}`, ...getStaleLine(path, url, locale), data.description];
  return `${[...head, localized.trim()].join('\n\n')}\n`;
}

function getStaleLine(file: string, url: string, locale: Locale): string[] {
  const status = getTranslationStatus(`content/docs/${file}`, locale);
  if (status.kind !== 'stale') return [];
  const sourceUrl = `${env.NEXT_PUBLIC_BASE_PATH}${splitLocale(url).path}`;
  return [toStaleMarkdown(status.changes, sourceUrl, getMessages(locale).stale)];
}
