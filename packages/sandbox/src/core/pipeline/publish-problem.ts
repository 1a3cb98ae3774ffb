import type { ResponseDraft } from '../problem';
import { runEffects } from '../state/effects';
import { evaluateNames, withValues } from '../state/template';
import type { Context } from './context';
import { createEffectContext, createScope } from './create-scope';

/** Publishes what follows from a problem, such as the event of a check that failed. */
export function publishProblem(context: Context, response: ResponseDraft): void {
  const { let: names, problemEffects = [] } = context.operation.resource;
  if (problemEffects.length === 0 || response.status.startsWith('2')) return;
  const scope = evaluateNames(names, createScope(context));
  runEffects(problemEffects, withValues(scope, { response: response.body }), createEffectContext(context));
}
