import type { ResponseDraft } from '../problem';
import { findRuleExample } from '../rules';
import type { Context } from './context';

/** Applies the rules of `x-sandbox`: an error ends the request, a success becomes the example of the response. */
export function applyRules(context: Context): ResponseDraft | undefined {
  const draft = findRuleExample(context.operation, context.input);
  if (!draft?.status.startsWith('2')) return draft;
  context.example = draft;
  return undefined;
}
