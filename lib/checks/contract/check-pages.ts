import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { getFieldLine } from '../../content/field-problems';
import { isMdxElement } from '../../content/mdx-element';
import { isWrittenIn } from '../../content/page-paths';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { getChannel } from '../../contract/get-channel';
import { getOperation, listOperations } from '../../contract/get-operation';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import { type Problem, toProblem } from '../../errors/problem';
import { defaultLocale } from '../../i18n/locales';
import type { ParsedPage } from '../content/parse-pages';

/** A page of the documentation, as far as this check needs it. */
export interface ContractPage extends ParsedPage {
  /** The whole file, for the lines of its fields. */
  text: string;
}

/** What is known of a page without its text. */
type NamingPage = Pick<ContractPage, 'file' | 'url' | 'text' | ContractField>;

/** The component that renders what a field of the frontmatter names. */
const components = { operation: 'Operation', channel: 'Channel' } as const;

type ContractField = keyof typeof components;
const fields = Object.keys(components) as ContractField[];

/**
 * Finds operations without a page.
 * @param pages all pages, even those that do not parse, since they exist
 */
export function findUndocumented(
  openapi: OpenApiDocument,
  pages: readonly Pick<ContractPage, 'operation' | 'isDraft'>[],
): Problem[] {
  // A page that only `npm run dev` shows documents nothing yet.
  const documented = new Set(pages.filter(({ isDraft }) => !isDraft).map(({ operation }) => operation));
  return listOperations(openapi)
    .filter(({ id }) => !documented.has(id))
    .map(({ id, method, path }) => ({
      file: 'content/docs/api',
      message: `The operation "${id}" (${method.toUpperCase()} ${path}) has no page.`,
      hint: `Write one with \`operation: ${id}\` in its frontmatter.`,
    }));
}

/** Finds pages whose operation or channel does not exist, or that do not render it exactly once, or render one that they do not name. */
export function checkContractPages(
  openapi: OpenApiDocument,
  asyncapi: AsyncApiDocument,
  pages: readonly ContractPage[],
): Problem[] {
  const find = {
    operation: (id: string) => getOperation(openapi, id),
    channel: (id: string) => getChannel(asyncapi, id),
  } satisfies Record<ContractField, (id: string) => unknown>;
  return pages.flatMap((page) =>
    fields.flatMap((field) => [...checkField(page, field, find[field]), ...checkRendered(page, field)]),
  );
}

function checkField(page: ContractPage, field: ContractField, find: (id: string) => unknown): Problem[] {
  const id = page[field];
  try {
    if (id) find(id);
    return [];
  } catch (error) {
    return [toProblem(getFieldPlace(page, field), error)];
  }
}

/**
 * Finds translations that document something else than their source.
 * @param pages all pages, even those that do not parse
 */
export function checkTranslatedFields(pages: readonly NamingPage[]): Problem[] {
  const sources = new Map(pages.filter(({ file }) => isWrittenIn(file, defaultLocale)).map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const source = sources.get(page.url);
    if (!source) return [];
    return fields
      .filter((field) => page[field] !== source[field])
      .map((field) => ({
        file: getFieldPlace(page, field),
        message: `The page names the ${field} "${page[field] ?? ''}", and its source ${source.file} "${source[field] ?? ''}".`,
        hint: source[field] ? `Write \`${field}: ${source[field]}\` in its frontmatter.` : `Remove \`${field}\`.`,
      }));
  });
}

function checkRendered(page: ContractPage, field: ContractField): Problem[] {
  const { file, tree } = page;
  const component = components[field];
  const lines = findRenderedLines(tree, component);
  const isNamed = page[field] !== undefined;
  if (isNamed && lines.length !== 1) {
    const hint = `Write <${component} /> once, before the last section.`;
    const place = lines[1] === undefined ? getFieldPlace(page, field) : `${file}:${lines[1]}`;
    return [{ file: place, message: `The page renders its ${field} ${lines.length} times.`, hint }];
  }
  if (isNamed || lines.length === 0) return [];
  const message = `The page renders <${component} />, but its frontmatter names no ${field}.`;
  return [{ file: `${file}:${lines[0]}`, message, hint: `Add \`${field}: <id>\` there, or remove the component.` }];
}

/** The line of the frontmatter that names what the page renders. */
function getFieldPlace({ file, text }: NamingPage, field: ContractField): string {
  return `${file}:${getFieldLine(text, field)}`;
}

/** The lines on which a page renders a component; within a block of code it is only text. */
function findRenderedLines(tree: Root, component: string): number[] {
  const lines: number[] = [];
  visit(tree, (node) => {
    if (isMdxElement(node) && node.name === component) lines.push(node.position?.start.line ?? 1);
  });
  return lines;
}
