import { defineMessages } from './define-messages';
import { en, type Messages } from './languages/en/messages';
import { id } from './languages/id/messages';

/** The texts of the interface that several features share, in a language. */
export const getMessages = defineMessages({ en, id });

export type { Messages };
