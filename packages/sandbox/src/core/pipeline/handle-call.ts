import { adaptResponse } from '../adapt-response';
import { getSuccessExample, toDraft } from '../examples';
import { isPlainObject, type JsonObject } from '../json';
import { isPage, toPage } from '../list-page';
import type { SandboxResource } from '../operation';
import { isProblem, type ProblemDraft, type ResponseDraft } from '../problem';
import { type Effect, runEffects } from '../state/effects';
import { evaluate, evaluateNames, evaluatePath, matches, type Scope, withValues } from '../state/template';
import { buildItemResults } from './build-item-results';
import { collectionActions, setFields } from './collection-actions';
import type { Context } from './context';
import { createEffectContext, createScope } from './create-scope';

/** Handles a valid call with the objects that there are; the example of the success becomes the response to it. */
export function handleCall(context: Context): ResponseDraft | ProblemDraft {
  const { operation, input, settings } = context;
  const { resource } = operation;
  const requestScope = createScope(context);
  if (!hasParents(context, requestScope)) return { status: '404', code: 'not_found' };
  const scope = evaluateNames(resource.let, requestScope);
  const problem = findProblem(context, scope);
  if (problem) return problem;
  const example = buildItemResults(operation, input, context.example ?? getSuccessExample(operation, input));
  const adapted = adaptResponse(operation, input, example.body, settings);
  const result = runAction(context, withValues(scope, { response: adapted }), adapted);
  if (isPlainObject(result) && isProblem(result)) return result as unknown as ProblemDraft;
  runEffects(resource.effects ?? [], withValues(scope, { response: result }), createEffectContext(context));
  const isExample = !context.example && !isDerived(resource);
  return { ...example, body: readCreated(context, scope, result), origin: 'handled', isExample };
}

/** Returns whether the response follows from what there is, or from what the call changes. What a call merely records is no change. */
function isDerived({ action, set, response, effects = [] }: SandboxResource): boolean {
  return action !== undefined || set !== undefined || response !== undefined || effects.some(isChange);
}

function isChange({ update, delete: remove, effects = [] }: Effect): boolean {
  return Boolean(update ?? remove) || effects.some(isChange);
}

/** Returns whether the objects exist that the path names. */
function hasParents({ operation, input, workspace, state }: Context, scope: Scope): boolean {
  return Object.entries(operation.parents).every(
    ([name, path]) => state.store.get(workspace, evaluatePath(path, scope), input.path[name] ?? '') !== undefined,
  );
}

/** Finds a problem with what there is, such as a message in a closed conversation. */
function findProblem({ operation }: Context, scope: Scope): ResponseDraft | undefined {
  const problem = operation.resource.problems?.find(({ when }) => matches(when, {}, scope));
  const spec = operation.responses.find(({ status }) => status === problem?.response);
  if (!problem || !spec) return undefined;
  const draft = toDraft(spec, problem.example);
  return problem.errors ? { ...draft, body: { ...(draft.body as JsonObject), errors: problem.errors } } : draft;
}

function runAction(context: Context, scope: Scope, adapted: unknown): unknown {
  const { operation, input } = context;
  const { resource } = operation;
  const { collection, action, parameter = getLastParameter(context), response } = resource;
  if (response !== undefined) return evaluate(response, scope);
  if (resource.list === '' && Array.isArray(adapted)) return listObjects(context, scope);
  if (collection === undefined || !action) {
    return isPlainObject(adapted) ? setFields(resource, scope, paginate(context, adapted)) : adapted;
  }
  const target = { collection: evaluatePath(collection, scope), id: input.path[parameter] ?? '', scope };
  if (isPlainObject(adapted)) return collectionActions[action](context, target, adapted);
  // A response without a body still says that the object was changed or deleted.
  if (action === 'update' || action === 'delete') collectionActions[action](context, target, {});
  return adapted;
}

/** Lists the objects of a collection whose list is the response itself. */
function listObjects(context: Context, scope: Scope): unknown {
  const { collection = '' } = context.operation.resource;
  const result = collectionActions.list(context, { collection: evaluatePath(collection, scope), id: '', scope }, {});
  return isProblem(result) ? result : result[''];
}

function getLastParameter({ operation }: Context): string {
  return Object.keys(operation.parents).at(-1) ?? '';
}

/** Makes a page of a list that is no collection of objects. */
function paginate({ operation, input }: Context, body: JsonObject): JsonObject {
  if (!isPage(body)) return body;
  const items = body.data.map((object, index) => ({ object: object as JsonObject, position: -index }));
  return { ...body, ...toPage(operation, input, items) };
}

/** Returns what was created as the effects have left it. */
function readCreated({ operation, workspace, state }: Context, scope: Scope, body: unknown): unknown {
  const { collection, action, id = 'id', response, store } = operation.resource;
  const isStored = action === 'create' && response === undefined && store === undefined;
  if (!isStored || !collection || !isPlainObject(body)) return body;
  return state.store.get(workspace, evaluatePath(collection, scope), String(body[id])) ?? body;
}
