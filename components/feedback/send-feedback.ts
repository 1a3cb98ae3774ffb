import type { LocaleCode } from '@/lib/i18n/locales';

export type FeedbackAnswer = 'yes' | 'no';

/** A reader's feedback on a page, as it is sent. It is anonymous: no field identifies the reader. */
export interface Feedback {
  /** Path of the page in the default language, such as `/docs/intro`. */
  page: string;
  /** The language in which the page was read. */
  language: LocaleCode;
  answer: FeedbackAnswer;
  /** Left out where the reader wrote none. */
  comment?: string;
}

/** Maximum length of a comment, in characters. */
export const maxCommentLength = 500;

/** Prepares feedback for sending: trims the comment, cuts it to `maxCommentLength`, and leaves out an empty one. */
export function buildFeedback({ comment, ...answer }: Feedback): Feedback {
  const text = comment?.trim().slice(0, maxCommentLength);
  return text ? { ...answer, comment: text } : answer;
}

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/**
 * Sends feedback as JSON, without cookies or referrer.
 * @throws if the endpoint cannot be reached in time, or responds with a status other than 2xx
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${endpoint} answered with ${response.status}`);
}
