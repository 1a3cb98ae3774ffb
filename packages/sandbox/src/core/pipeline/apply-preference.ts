import { toDraft } from '../examples';
import type { ProblemDraft, ResponseDraft } from '../problem';
import type { Context } from './context';

/** Returns the example that the header `Prefer: code=404, example=not_found` asks for, as Prism does. */
export function applyPreference({ operation, input }: Context): ResponseDraft | ProblemDraft | undefined {
  const { prefer = '' } = input.header;
  const [, code] = /\bcode="?(\d{3})/.exec(prefer) ?? [];
  const [, name] = /\bexample="?([\w-]+)/.exec(prefer) ?? [];
  if (!code && !name) return undefined;
  const spec = operation.responses.find(
    ({ status, examples }) => (!code || status === code) && (!name || Object.hasOwn(examples, name)),
  );
  if (spec) return toDraft(spec, name);
  const known = operation.responses.map(({ status, examples }) => `${status} (${Object.keys(examples).join(', ')})`);
  const detail = `The header "Prefer" asks for what the operation does not have. It has ${known.join(', ')}.`;
  return { status: '400', code: 'invalid_request', detail };
}
