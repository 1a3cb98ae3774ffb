'use client';

import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** How long the button says what has happened, in milliseconds. */
const answerTime = 2000;

/** Copies the code of the figure that it lies in. Where the browser does not allow that, it selects the code instead. */
export function CopyButton({ texts }: { texts: Messages['code'] }) {
  const [answer, setAnswer] = useState<'copied' | 'selected'>();

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(undefined), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const code = event.currentTarget.closest('figure')?.querySelector('pre');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      setAnswer('copied');
    } catch {
      window.getSelection()?.selectAllChildren(code);
      setAnswer('selected');
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={texts.copy}
        className="absolute end-1.5 top-1 grid size-8 place-items-center rounded-md bg-(--code-background) text-fd-muted-foreground hover:bg-fd-secondary hover:text-fd-foreground"
        onClick={copy}
      >
        {answer === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      </button>
      <span role="status" className="sr-only">
        {answer && texts[answer]}
      </span>
    </>
  );
}
