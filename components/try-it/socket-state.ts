import { isPlainObject, parseJson } from 'openapi-sandbox';

export interface LogEntry {
  id: number;
  isSent: boolean;
  text: string;
}

export type ConnectionState = { name: 'connecting' | 'open' } | { name: 'closed'; code: number; reason: string };

/** State of the panel of a socket. */
export interface SocketState {
  /** Good for one connection; empty until it is fetched or typed. */
  ticket: string;
  /** Id of the last event that has arrived, from which the next connection goes on. */
  lastId: string;
  /** Missing before the first connection, and after one that could not be opened. */
  connection: ConnectionState | undefined;
  log: LogEntry[];
  failure: string;
}

export const initialState: SocketState = { ticket: '', lastId: '', connection: undefined, log: [], failure: '' };

export type SocketAction =
  | { type: 'edit'; change: Partial<Pick<SocketState, 'ticket' | 'lastId' | 'failure'>> }
  | { type: 'connect'; connection: ConnectionState }
  | { type: 'fail'; failure: string }
  | { type: 'log'; text: string; isSent: boolean };

/** Returns the state after an action. */
export function reduceSocket(state: SocketState, action: SocketAction): SocketState {
  switch (action.type) {
    case 'edit':
      return { ...state, ...action.change };
    case 'connect':
      return { ...state, connection: action.connection };
    case 'fail':
      return { ...state, connection: undefined, failure: action.failure };
    case 'log':
      return addToLog(state, action.text, action.isSent);
  }
}

function addToLog(state: SocketState, text: string, isSent: boolean): SocketState {
  const log = [...state.log, { id: state.log.length, isSent, text }];
  const id = isSent ? undefined : readEventId(text);
  return { ...state, log, lastId: id || state.lastId };
}

function readEventId(text: string): string | undefined {
  const message = parseJson(text);
  return isPlainObject(message) && typeof message.id === 'string' ? message.id : undefined;
}
