import type { LocaleCode } from '../i18n/locales';

export type FeedbackAnswer = 'yes' | 'no';

/** What a reader says about a page, as it is sent. It has no field for who the reader is. */
export interface Feedback {
  /** Path of the page in the default language, such as `/docs/intro`. */
  page: string;
  /** The language in which it was read. */
  language: LocaleCode;
  answer: FeedbackAnswer;
  /** Left out where the reader wrote none. */
  comment?: string;
}

/** How long a comment can be, in characters. */
export const maxCommentLength = 500;

/** Puts an answer into the shape that is sent, with a comment as far as it may go. */
export function buildFeedback({ comment, ...answer }: Feedback): Feedback {
  const text = comment?.trim().slice(0, maxCommentLength);
  return text ? { ...answer, comment: text } : answer;
}
