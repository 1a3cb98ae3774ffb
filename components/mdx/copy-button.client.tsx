'use client';

import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** How long the button says that it has copied, in milliseconds. */
const confirmationTime = 2000;

/** Copies the code of the figure that it lies in. */
export function CopyButton({ texts }: { texts: Messages['code'] }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const code = event.currentTarget.closest('figure')?.querySelector('pre')?.textContent ?? '';
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  }

  return (
    <button
      type="button"
      aria-label={isCopied ? texts.copied : texts.copy}
      className="absolute end-1.5 top-1 grid size-8 place-items-center rounded-md bg-(--code-background) text-fd-muted-foreground hover:bg-fd-secondary hover:text-fd-foreground"
      onClick={copy}
    >
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
    </button>
  );
}
