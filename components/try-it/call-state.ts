import type { SandboxEvent } from 'openapi-sandbox';
import type { Draft } from './draft';
import type { Call } from './send';

/** State of the panel of an operation. */
export interface CallState {
  draft: Draft;
  /** The call whose response is shown; none before the first. */
  call: Call | undefined;
  /** Events that the sandbox has emitted since that call, or since the dialog opened. */
  events: SandboxEvent[];
  isSending: boolean;
  /** False while the call that is shown was made before the dialog opened. */
  hasSent: boolean;
}

export type CallAction =
  | { type: 'edit'; draft: Draft }
  | { type: 'send'; call: Call }
  | { type: 'receive'; call: Call }
  | { type: 'event'; event: SandboxEvent }
  | { type: 'finish' }
  | { type: 'reject'; call: Call }
  | { type: 'recall'; call: Call; draft: Draft };

/** Returns the state after an action. */
export function reduceCall(state: CallState, action: CallAction): CallState {
  switch (action.type) {
    case 'edit':
      return { ...state, draft: action.draft };
    case 'send':
      return { ...state, call: action.call, events: [], isSending: true, hasSent: true };
    case 'receive':
      return { ...state, call: action.call };
    case 'event':
      return { ...state, events: [...state.events, action.event] };
    case 'finish':
      return { ...state, isSending: false };
    case 'reject':
      return { ...state, call: action.call, events: [], isSending: false, hasSent: true };
    case 'recall':
      return { ...state, call: action.call, events: action.call.events, draft: action.draft };
  }
}
