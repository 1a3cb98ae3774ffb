import { isProblem, type ResponseDraft, toProblemResponse, toUnmatchedResponse } from '../problem';
import type { SandboxRequest, SandboxResponse, SandboxSettings } from '../sandbox';
import type { SandboxState } from '../sandbox-state';
import { toResponse } from '../to-response';
import { applyPreference } from './apply-preference';
import { applyRules } from './apply-rules';
import { authenticate } from './authenticate';
import type { Context, Handler } from './context';
import { handleCall } from './handle-call';
import { matchOperation } from './match-operation';
import { openStream } from './open-stream';
import { publishProblem } from './publish-problem';
import { record } from './record';
import { repeatResponse } from './repeat-response';
import { validateBody } from './validate-body';
import { validateParameters } from './validate-parameters';

/** A request passes these in order; the first that returns something ends it. */
const handlers: Handler[] = [
  authenticate,
  validateParameters,
  validateBody,
  applyPreference,
  applyRules,
  openStream,
  repeatResponse,
  handleCall,
];

/** Responds to a request, records what later calls depend on, and publishes what follows from a problem. */
export function handleRequest(
  request: SandboxRequest,
  state: SandboxState,
  settings: SandboxSettings,
): SandboxResponse {
  state.clock.runDue();
  state.requestCount += 1;
  const requestId = `req_${settings.randomText(24)}`;
  const finish = (draft: ResponseDraft) => toResponse(draft, requestId, state.requestCount, state.clock.now());
  const match = matchOperation(request, state, settings);
  if (isProblem(match)) return finish(toUnmatchedResponse(match, state.operations.values()));
  const context: Context = { request, requestId, ...match, state, settings };
  const draft = runHandlers(context);
  record(context, draft);
  publishProblem(context, draft);
  return {
    ...finish(draft),
    operation: match.operation.id,
    ...(draft.isExample && { isExample: true }),
  };
}

function runHandlers(context: Context): ResponseDraft {
  for (const handle of handlers) {
    const result = handle(context);
    if (result) return isProblem(result) ? toProblemResponse(result, context.operation) : result;
  }
  throw new Error(`No handler has responded to ${context.operation.id}.`);
}
