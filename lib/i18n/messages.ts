import { defineMessages } from './define-messages';
import { en, type Messages } from './languages/en/messages';
import { id } from './languages/id/messages';

/** Returns the texts of the interface that several features share. */
export const getMessages = defineMessages({ en, id });

export type { Messages };
