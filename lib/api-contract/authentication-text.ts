import type { Messages } from '../i18n/messages';
import type { ResolvedOperation } from './get-operation';

/** What lets a caller in. */
export function getAuthenticationText({ takesSessionToken }: ResolvedOperation, texts: Messages['api']): string {
  return takesSessionToken ? texts.tokenAuthenticationText : texts.authenticationText;
}
