import type { AsyncApiDocument } from '../api-contract/asyncapi-types';
import { getChannel } from '../api-contract/get-channel';
import { getOperation, listOperations } from '../api-contract/get-operation';
import type { OpenApiDocument } from '../api-contract/types';
import type { Fault } from '../content-check/fault';
import { SiteError } from '../errors/site-error';

/** A page of the documentation, as far as this check needs it. */
export interface ContractPage {
  /** Path from the top of the project. */
  file: string;
  operation?: string | undefined;
  channel?: string | undefined;
  body: string;
  /** True for a page that only `npm run dev` shows: its operation has no page yet. */
  draft?: boolean;
}

/** Finds operations without a page, pages whose operation or channel does not exist, and pages that do not draw it once. */
export function checkContractPages(
  openapi: OpenApiDocument,
  asyncapi: AsyncApiDocument,
  pages: readonly ContractPage[],
): Fault[] {
  const documented = new Set(pages.filter(({ draft }) => !draft).map(({ operation }) => operation));
  const withoutPage = listOperations(openapi)
    .filter(({ id }) => !documented.has(id))
    .map(({ id, method, path }) => ({
      file: 'content/docs/api',
      message: `The operation "${id}" (${method.toUpperCase()} ${path}) has no page.`,
      hint: `Write one with \`operation: ${id}\` in its frontmatter.`,
    }));
  const ofPages = pages.flatMap((page) => [
    ...(page.operation ? checkPage(page, 'operation', () => getOperation(openapi, page.operation ?? '')) : []),
    ...(page.channel ? checkPage(page, 'channel', () => getChannel(asyncapi, page.channel ?? '')) : []),
  ]);
  return [...withoutPage, ...ofPages];
}

const components = { operation: '<Operation />', channel: '<Channel />' };

function checkPage({ file, body }: ContractPage, kind: keyof typeof components, find: () => unknown): Fault[] {
  const faults: Fault[] = [];
  try {
    find();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    faults.push({ file, message: error.problem, hint: error.hint });
  }
  const count = body.split(components[kind]).length - 1;
  if (count !== 1) {
    const hint = `Write ${components[kind]} once, before the last section.`;
    faults.push({ file, message: `The page draws its ${kind} ${count} times.`, hint });
  }
  return faults;
}
