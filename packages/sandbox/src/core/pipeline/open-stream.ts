import { toStreamText } from '../events';
import { getSuccessExample } from '../examples';
import type { SandboxEvent } from '../operation';
import type { ProblemDraft, ResponseDraft } from '../problem';
import { eventCollection } from '../state';
import type { Context } from './context';

/** Opens a stream after the event that the reader names as the last one; without one, the contract's events come one after the other. */
export function openStream({
  operation,
  input,
  workspace,
  state,
  settings,
}: Context): ResponseDraft | ProblemDraft | undefined {
  const { stream: examples } = operation;
  if (!examples) return undefined;
  const { pause = 1000 } = settings;
  // Newest first.
  const published = state.objects.list(workspace, eventCollection) as unknown as SandboxEvent[];
  const lastId = input.header['last-event-id'];
  const own = published.filter(({ id }) => !examples.some((example) => example.id === id)).toReversed();
  const all = lastId === undefined ? examples : [...examples, ...own];
  const index = all.findIndex(({ id }) => id === lastId);
  if (lastId !== undefined && index < 0) return { status: '400', code: 'invalid_request' };
  const pieces = all.slice(index + 1).map((event) => ({ delay: pause, text: toStreamText(event) }));
  // A comment shows at once that the stream is open.
  return { ...getSuccessExample(operation, input), stream: [{ delay: 0, text: ': open\n\n' }, ...pieces] };
}
