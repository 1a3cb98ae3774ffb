import type { Fault } from '../errors/fault';
import { getTagKey, isHidden, parseHeadTags } from './head-tags';

/** Keys of the tags that the head of every page needs. */
const required = ['title', 'description', 'viewport'];

/** Keys of the tags that an indexable page needs in addition. */
const requiredWhereShown = ['canonical', 'alternate x-default', 'og:title', 'og:description', 'og:url', 'og:image'];

/**
 * Checks the head of a built page: no tag is duplicated, and none is missing.
 * @param file path of the page, as faults name it
 */
export function checkHeadTags(file: string, html: string): Fault[] {
  const tags = parseHeadTags(html);
  const keys = tags.flatMap((tag) => getTagKey(tag) ?? []);
  const where = `${file}:${html.slice(0, html.indexOf('<head')).split('\n').length}`;
  const doubled = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
  const missing = [...required, ...(isHidden(tags) ? [] : requiredWhereShown)].filter((key) => !keys.includes(key));
  return [
    ...doubled.map((key) => ({
      file: where,
      message: `The head contains "${key}" ${keys.filter((other) => other === key).length} times.`,
      hint: 'Set it in only one of buildMetadata, buildRootMetadata (app/_routes/metadata.ts) and the layout.',
    })),
    ...missing.map((key) => ({
      file: where,
      message: `The head does not contain "${key}".`,
      hint: 'Make the route of the page build its head with loadMetadata (app/_routes/load-metadata.ts).',
    })),
  ];
}
