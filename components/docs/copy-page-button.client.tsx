'use client';

import { useState } from 'react';
import { Check, Copy } from '@/components/ui/icons';

interface CopyPageButtonProps {
  /** Address of the page's Markdown. */
  href: string;
  texts: { copy: string; copied: string; failed: string };
}

/** Copies a page as Markdown. The outcome stays announced until the button is pressed again. */
export function CopyPageButton({ href, texts }: CopyPageButtonProps) {
  const [answer, setAnswer] = useState<'copied' | 'failed'>();
  const Icon = answer === 'copied' ? Check : Copy;

  async function copy() {
    setAnswer(undefined);
    try {
      // Safari allows clipboard writes only during the user gesture, so it gets a promise of the text.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchMarkdown(href) })]);
      setAnswer('copied');
    } catch (error) {
      console.warn('The page could not be copied:', error);
      setAnswer('failed');
    }
  }

  return (
    <>
      <button type="button" className="quiet-button" onClick={copy}>
        <Icon className="size-4" />
        {/* Browsers that translate pages replace bare texts, which React could then not find. */}
        <span>{texts.copy}</span>
      </button>
      <span role="status" className={answer === 'failed' ? 'w-full px-2.5 pb-2 text-fd-error' : 'sr-only'}>
        {answer && texts[answer]}
      </span>
    </>
  );
}

/** @throws if the file cannot be fetched */
async function fetchMarkdown(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered with ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
