import { adaptResponse } from '../adapt-response';
import { getSuccessExample } from '../examples';
import type { JsonObject } from '../json';
import { isPage, toPage } from '../list-page';
import { toCollection } from '../objects';
import { isProblem, type ProblemDraft, type ResponseDraft } from '../problem';
import { buildItemResults } from './build-item-results';
import { collectionActions } from './collection-actions';
import type { Context } from './context';
import { syncWithObject } from './sync-with-object';

/** Handles a valid call with the objects that there are; the example of the success becomes the response to it. */
export function handleCall(context: Context): ResponseDraft | ProblemDraft {
  const { operation, input, settings } = context;
  if (!hasParents(context)) return { status: '404', code: 'not_found' };
  const example = buildItemResults(operation, input, context.example ?? getSuccessExample(operation, input));
  const body = adaptResponse(operation, input, example.body, settings);
  const { resource } = operation;
  const result = resource
    ? collectionActions[resource.action](context, toCollection(resource.collection, input.path), body as JsonObject)
    : toListed(context, syncWithObject(context, body));
  return isProblem(result) ? result : { ...example, ...result, origin: 'handled' };
}

/** Returns whether the objects exist that the path names. */
function hasParents({ operation, input, workspace, state }: Context): boolean {
  return Object.entries(operation.parents).every(([name, template]) =>
    state.objects.has(workspace, toCollection(template, input.path), input.path[name] ?? ''),
  );
}

/** Makes a page of a list that is no collection of objects. */
function toListed({ operation, input }: Context, body: unknown): { body: unknown } | ProblemDraft {
  if (!isPage(body)) return { body };
  const page = toPage(operation, input, body.data);
  return isProblem(page) ? page : { body: { ...body, ...page } };
}
