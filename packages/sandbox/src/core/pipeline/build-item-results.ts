import { getSuccessExample } from '../examples';
import { isPlainObject, type JsonObject } from '../json';
import type { SandboxOperation } from '../operation';
import type { ResponseDraft } from '../problem';
import { findRuleExample } from '../rules';
import type { RequestInput } from './context';

/** Gives each item of a list of the request the result that it would have alone, such as each candidate of a match. */
export function buildItemResults(
  operation: SandboxOperation,
  input: RequestInput,
  draft: ResponseDraft,
): ResponseDraft {
  const { perItem } = operation.echo;
  const { body } = input;
  if (!perItem || !isPlainObject(body)) return draft;
  const items = [body[perItem.request]].flat();
  const results = items.map((item, index) => {
    const alone = { ...input, body: { ...body, [perItem.request]: [item] } };
    const example = findRuleExample(operation, alone) ?? getSuccessExample(operation, alone);
    const [result] = [(example.body as JsonObject)[perItem.response]].flat();
    return { ...(result as JsonObject), index };
  });
  return { ...draft, body: { ...(draft.body as JsonObject), [perItem.response]: results } };
}
