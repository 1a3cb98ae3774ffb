import type { SandboxOperation } from '../operation';
import type { ProblemDraft, ResponseDraft } from '../problem';
import type { SandboxRequest, SandboxSettings } from '../sandbox';
import type { SandboxState } from '../sandbox-state';

/** Holds what a request says, by location; names of headers are in lower case. */
export interface RequestInput {
  path: Record<string, string>;
  /** The last value of each parameter. */
  query: Record<string, string>;
  /** The query with every value of a parameter that is there more than once. */
  search: URLSearchParams;
  header: Record<string, string>;
  /** Undefined until the body is validated, and where there is none. */
  body: unknown;
}

/** Carries a request through the pipeline. */
export interface Context {
  request: SandboxRequest;
  requestId: string;
  operation: SandboxOperation;
  input: RequestInput;
  /** The key of the client whose objects the call works on; an empty text where it names none. */
  workspace: string;
  /** The success that a rule has chosen. */
  example?: ResponseDraft;
  state: SandboxState;
  settings: SandboxSettings;
}

/** Returns what the request gets, or `undefined` to leave it to the next handler. */
export type Handler = (context: Context) => ResponseDraft | ProblemDraft | undefined;
