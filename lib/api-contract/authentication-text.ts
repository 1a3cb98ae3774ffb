import type { Messages } from '../i18n/messages';
import type { ResolvedOperation } from './get-operation';

/** The text that says how calls to an operation are authenticated. */
export function getAuthenticationText({ takesSessionToken }: ResolvedOperation, texts: Messages['api']): string {
  return takesSessionToken ? texts.tokenAuthenticationText : texts.authenticationText;
}
