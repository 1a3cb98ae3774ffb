import { toStreamText } from '../events';
import { getSuccessExample } from '../examples';
import type { SandboxEvent } from '../operation';
import type { ProblemDraft, ResponseDraft } from '../problem';
import type { Context } from './context';

/**
 * Opens a stream of events: those after the one that the reader names as the last, then those to come. With `?tape=1`, the contract's
 * examples come first, one after the other.
 */
export function openStream(context: Context): ResponseDraft | ProblemDraft | undefined {
  const { operation, input, workspace, state, settings } = context;
  if (!operation.isStream) return undefined;
  const { pause = 1000 } = settings;
  const listed = state.store.list(workspace, operation.eventCollection).map(({ object }) => object);
  const events = listed.toReversed() as unknown as SandboxEvent[];
  const lastId = input.header['last-event-id'];
  const index = events.findIndex(({ id }) => id === lastId);
  if (lastId !== undefined && index < 0) return { status: '400', code: 'invalid_request' };
  const missed = lastId === undefined ? [] : events.slice(index + 1);
  const tape = input.query.tape === '1' ? operation.events : [];
  return {
    ...getSuccessExample(operation, input),
    stream: [
      // A comment shows at once that the stream is open.
      { delay: 0, text: ': open\n\n' },
      ...missed.map((event) => ({ delay: 0, text: toStreamText(event) })),
      ...tape.map((event) => ({ delay: pause, text: toStreamText(event) })),
    ],
  };
}
