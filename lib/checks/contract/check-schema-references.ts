import { visit } from 'unist-util-visit';
import { getTextAttribute, isMdxElement } from '../../content/mdx-element';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';
import { findNearest, toList } from '../../text/nearest';
import type { ParsedPage } from '../content/parse-pages';

/** Finds `<SchemaReference name="…" />` that name no schema of the contract. */
export function checkSchemaReferences(document: OpenApiDocument, pages: readonly ParsedPage[]): Problem[] {
  const names = Object.keys(document.components.schemas);
  return pages.flatMap(({ file, tree }) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const isReference = isMdxElement(node) && node.name === 'SchemaReference';
      const name = isReference ? getTextAttribute(node, 'name') : undefined;
      if (name === undefined || names.includes(name)) return;
      problems.push({
        file: `${file}:${node.position?.start.line}`,
        message: `The contract has no schema "${name}".`,
        hint: `Nearest: ${toList(findNearest(name, names))}.`,
      });
    });
    return problems;
  });
}
