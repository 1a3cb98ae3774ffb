import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { announcement } from '../../content/data/announcement';
import { changelog } from '../../content/data/changelog';
import { toLocation } from '../content/field-faults';
import { isObject } from '../errors/is-object';
import type { DataLink } from './check-links';

/** Typed data whose texts are Markdown, by file. It is read as written: `checkConfig` reports what is not valid. */
const linkingData = { 'content/data/announcement.ts': announcement, 'content/data/changelog.ts': changelog };

const parser = unified().use(remarkParse).freeze();

/** The links in the texts of typed data with their places. */
export function readTextLinks(data: Record<string, unknown> = linkingData): DataLink[] {
  return Object.entries(data).flatMap(([file, value]) => {
    const source = readFileSync(file, 'utf8');
    return listTexts(value).flatMap((text) =>
      listLinks(text).map((href) => ({ file: toLocation(file, source, text), href })),
    );
  });
}

/** Every text in a value, however deep. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(listTexts) : [];
}

function listLinks(text: string): string[] {
  const links: string[] = [];
  visit(parser.parse(text), 'link', ({ url }) => void links.push(url));
  return links;
}
