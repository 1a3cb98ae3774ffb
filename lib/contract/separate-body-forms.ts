import type { OpenApiDocument, PathItem, RequestBody } from './openapi-schema';
import { formType } from './samples/types';

/** Where the published contract has the other form of a body. */
const otherForm = 'x-alternative-content';

/**
 * Copies the contract, with one media type in each request body: where a body is a form or JSON, the JSON stands in an extension beside it.
 * Generators of clients cannot choose between two, so they would send a file as JSON, or nothing that the API can read.
 */
export function separateBodyForms(document: OpenApiDocument): object {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, separateItem(item)]);
  return { ...document, paths: Object.fromEntries(paths) };
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
