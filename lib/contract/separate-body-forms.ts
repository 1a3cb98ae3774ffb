import { formType } from 'openapi-sandbox';
import type { OpenApiDocument, PathItem, RequestBody } from './openapi-schema';

/** Extensions of the published contract: the other form of a body, and the schemas that only those refer to. */
const otherForm = 'x-alternative-content';
const otherSchemas = 'x-alternative-schemas';

/**
 * Copies the contract, with one media type in each request body: where a body is a form or JSON, the JSON stands in an extension beside it.
 * Generators of clients cannot choose between two, so they would send a file as JSON, or nothing that the API can read.
 */
export function separateBodyForms(document: OpenApiDocument): object {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, separateItem(item)]);
  const separated = { ...document, paths: Object.fromEntries(paths) };
  return separateSchemas(separated, listUsedSchemas(separated));
}

function separateItem(item: PathItem): object {
  const parts = Object.entries(item).map(([key, part]) =>
    'requestBody' in part && part.requestBody && 'content' in part.requestBody
      ? [key, { ...part, requestBody: separateBody(part.requestBody) }]
      : [key, part],
  );
  return Object.fromEntries(parts);
}

function separateBody({ content, ...body }: RequestBody): object {
  const { [formType]: form, ...others } = content;
  if (!form || Object.keys(others).length === 0) return { ...body, content };
  return { ...body, content: { [formType]: form }, [otherForm]: others };
}

/** Lists the schemas that a document refers to outside of the extension, directly or through others. */
function listUsedSchemas({ components, ...document }: OpenApiDocument): Set<string> {
  const { schemas, ...parts } = components;
  const used = new Set<string>();
  const open = [JSON.stringify([document, parts], (key, value) => (key === otherForm ? undefined : value))];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      open.push(JSON.stringify(schemas[name]));
    }
  }
  return used;
}

/** Moves the schemas that only the extension refers to into one of their own, as linters take them for unused. */
function separateSchemas(document: OpenApiDocument, used: ReadonlySet<string>): object {
  const entries = Object.entries(document.components.schemas);
  const others = entries.filter(([name]) => !used.has(name));
  const schemas = Object.fromEntries(entries.filter(([name]) => used.has(name)));
  const components = { ...document.components, schemas, [otherSchemas]: Object.fromEntries(others) };
  const text = others.reduce(
    (json, [name]) => json.replaceAll(`"#/components/schemas/${name}"`, `"#/components/${otherSchemas}/${name}"`),
    JSON.stringify({ ...document, components }),
  );
  return JSON.parse(text);
}
