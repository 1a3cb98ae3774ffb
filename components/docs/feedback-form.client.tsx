'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  buildFeedback,
  type Feedback,
  type FeedbackAnswer,
  maxCommentLength,
  sendFeedback,
} from '@/lib/browser/feedback';
import type { Messages } from '@/lib/i18n/messages';

interface FeedbackFormProps extends Pick<Feedback, 'page' | 'language'> {
  endpoint: string;
  texts: Messages['feedback'];
}

type State = 'idle' | 'sending' | 'thanks' | 'error';

const answers = ['yes', 'no'] as const satisfies FeedbackAnswer[];

/** Yes or no, then an optional comment. Nothing is sent until the reader presses the button, and then only once. */
export function FeedbackForm({ endpoint, page, language, texts }: FeedbackFormProps) {
  const [answer, setAnswer] = useState<FeedbackAnswer>();
  const [comment, setComment] = useState('');
  const [state, setState] = useState<State>('idle');
  const status = useRef<HTMLParagraphElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget; // React clears it once the event is handled.
    if (!answer || state === 'sending') return;
    setState('sending');
    try {
      await sendFeedback(endpoint, buildFeedback({ page, language, answer, comment }));
      const { activeElement, body } = document;
      // What is focused in the form is about to be removed. A reader who has moved on meanwhile stays there.
      if (activeElement === body || form.contains(activeElement)) status.current?.focus();
      setState('thanks');
    } catch (error) {
      console.warn('The answer could not be sent:', error);
      setState('error');
    }
  }

  const words: Record<State, string> = { idle: '', sending: texts.sending, thanks: texts.thanks, error: texts.failed };
  return (
    <div className="mt-14 text-sm print:hidden">
      {state !== 'thanks' && (
        <form onSubmit={send}>
          <AnswerChoice answer={answer} onAnswer={setAnswer} texts={texts} />
          {answer && <CommentField comment={comment} onComment={setComment} texts={texts} />}
          {answer && (
            <button type="submit" aria-disabled={state === 'sending'} className="primary-button mt-3">
              {state === 'error' ? texts.retry : texts.send}
            </button>
          )}
        </form>
      )}
      <p ref={status} role="status" tabIndex={-1} className={state === 'error' ? 'mt-2 text-fd-error' : 'mt-2'}>
        {words[state]}
      </p>
    </div>
  );
}

interface AnswerChoiceProps {
  answer: FeedbackAnswer | undefined;
  onAnswer: (answer: FeedbackAnswer) => void;
  texts: Messages['feedback'];
}

function AnswerChoice({ answer, onAnswer, texts }: AnswerChoiceProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // Chosen before hydration, or restored by the browser: React hears of neither.
    const early = answers.find((choice) => group.current?.querySelector(`[value=${choice}]:checked`));
    if (early) onAnswer(early);
  }, [onAnswer]);

  return (
    <fieldset ref={group} className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 font-semibold">{texts.question}</legend>
      {answers.map((choice) => (
        <label
          key={choice}
          className="flex min-h-10 items-center gap-2 rounded-full border px-4 hover:border-fd-primary has-checked:border-fd-primary has-checked:bg-fd-accent has-checked:text-fd-accent-foreground"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === answer}
            className="accent-fd-primary"
            onChange={() => onAnswer(choice)}
          />
          {texts[choice]}
        </label>
      ))}
    </fieldset>
  );
}

interface CommentFieldProps {
  comment: string;
  onComment: (comment: string) => void;
  texts: Messages['feedback'];
}

function CommentField({ comment, onComment, texts }: CommentFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-4 block font-medium">
        {texts.comment}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={maxCommentLength}
        value={comment}
        className="mt-1 block w-full rounded-md border border-fd-muted-foreground bg-fd-background p-3 text-base"
        onChange={({ target }) => onComment(target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-fd-muted-foreground">
        {texts.hint}
      </p>
    </>
  );
}
