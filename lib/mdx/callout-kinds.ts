import type { Messages } from '../i18n/messages';

/** The kinds of callouts, by the `type` that writers give them. */
export const calloutKinds = {
  info: 'info',
  warn: 'warning',
  error: 'error',
  success: 'success',
  idea: 'idea',
} as const satisfies Record<string, keyof Messages['callout']>;

export type CalloutType = keyof typeof calloutKinds;
