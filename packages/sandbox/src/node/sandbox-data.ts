import type { SandboxChannel } from '../core/channel';
import type { SandboxOperation } from '../core/operation';

/** Holds what a sandbox serves, and what it shows at its start. */
export interface SandboxData {
  title: string;
  operations: SandboxOperation[];
  channels: SandboxChannel[];
  /** Calls to try. */
  calls: ExampleCall[];
  /** The type of an event to emit, where there are events. */
  event?: string;
}

/** A call that readers can copy from the terminal. */
export interface ExampleCall {
  /** Path and query. */
  url: string;
  /** JSON to post. */
  body?: string;
  isStream?: boolean;
}
