'use client';

import { type MouseEvent, useId, useRef, useState } from 'react';
import type { FeedbackMessages } from './messages';
import { buildFeedback, type Feedback, type FeedbackAnswer, maxCommentLength, sendFeedback } from './send-feedback';

interface FeedbackFormProps extends Pick<Feedback, 'page' | 'language'> {
  endpoint: string;
  texts: FeedbackMessages;
}

type FormState = 'idle' | 'sending' | 'thanks' | 'error';

const answers = ['yes', 'no'] as const satisfies FeedbackAnswer[];

/**
 * Asks for yes or no, then for an optional comment, which CSS shows. Nothing is sent until the reader presses the button, and then only
 * once. It is no submit button, as one would load the page anew when it is pressed before hydration.
 */
export function FeedbackForm({ endpoint, page, language, texts }: FeedbackFormProps) {
  const id = useId();
  const [state, setState] = useState<FormState>('idle');
  const status = useRef<HTMLParagraphElement>(null);

  async function send(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form;
    if (!form || state === 'sending') return;
    const fields = new FormData(form);
    setState('sending');
    try {
      const answer = fields.get('answer') as FeedbackAnswer;
      await sendFeedback(endpoint, buildFeedback({ page, language, answer, comment: String(fields.get('comment')) }));
      const { activeElement, body } = document;
      // The focused part of the form is about to be removed. A reader who has moved on meanwhile stays there.
      if (activeElement === body || form.contains(activeElement)) status.current?.focus();
      setState('thanks');
    } catch (error) {
      console.warn('The answer could not be sent:', error);
      setState('error');
    }
  }

  const statusTexts: Record<FormState, string> = {
    idle: '',
    sending: texts.sending,
    thanks: texts.thanks,
    error: texts.failed,
  };
  return (
    <div className="mt-14 text-sm print:hidden">
      {state !== 'thanks' && (
        <form className="group" onSubmit={(event) => event.preventDefault()}>
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="mb-2 font-semibold">{texts.question}</legend>
            {answers.map((answer) => (
              <label
                key={answer}
                className="flex min-h-10 items-center gap-2 rounded-full border px-4 hover:border-fd-primary has-checked:border-fd-primary has-checked:bg-fd-accent has-checked:text-fd-accent-foreground"
              >
                <input type="radio" name="answer" value={answer} className="accent-fd-primary" />
                {texts[answer]}
              </label>
            ))}
          </fieldset>
          <div className="hidden [@media(scripting:enabled)]:group-has-checked:block">
            <label htmlFor={id} className="mt-4 block font-medium">
              {texts.comment}
            </label>
            <textarea
              id={id}
              name="comment"
              aria-describedby={`${id}-hint`}
              rows={3}
              maxLength={maxCommentLength}
              className="mt-1 block w-full rounded-md border border-fd-muted-foreground bg-fd-background p-3 text-base"
            />
            <p id={`${id}-hint`} className="mt-1 text-fd-muted-foreground">
              {texts.hint}
            </p>
            <button type="button" aria-disabled={state === 'sending'} className="primary-button mt-3" onClick={send}>
              {state === 'error' ? texts.retry : texts.send}
            </button>
          </div>
        </form>
      )}
      <p ref={status} role="status" tabIndex={-1} className={state === 'error' ? 'mt-2 text-fd-error' : 'mt-2'}>
        {statusTexts[state]}
      </p>
    </div>
  );
}
