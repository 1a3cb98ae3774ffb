import { visit } from 'unist-util-visit';
import type { OpenApiDocument } from '../api-contract/types';
import type { Fault } from '../content-check/fault';
import { parsePages } from '../content-check/parse-pages';
import { getTextAttribute, isMdxElement } from '../markdown/mdx-element';
import { findNearest, toList } from '../text/nearest';
import type { ContractPage } from './check-pages';

const component = 'SchemaReference';

/** Finds `<SchemaReference name="…" />` that name no schema of the contract. */
export async function checkSchemaReferences(
  document: OpenApiDocument,
  pages: readonly ContractPage[],
): Promise<Fault[]> {
  const names = Object.keys(document.components.schemas);
  const { parsed } = await parsePages(
    pages.filter(({ body }) => body.includes(`<${component}`)).map((page) => ({ ...page, url: '' })),
  );
  return parsed.flatMap(({ file, tree }) => {
    const faults: Fault[] = [];
    visit(tree, (node) => {
      const name = isMdxElement(node) && node.name === component ? getTextAttribute(node, 'name') : undefined;
      if (name === undefined || names.includes(name)) return;
      faults.push({
        file: `${file}:${node.position?.start.line}`,
        message: `There is no schema "${name}" in the contract.`,
        hint: `Nearest: ${toList(findNearest(name, names))}.`,
      });
    });
    return faults;
  });
}
