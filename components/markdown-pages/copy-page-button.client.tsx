'use client';

import { useState } from 'react';
import { Check, Copy } from '@/components/ui/icons';

interface CopyPageButtonProps {
  /** Address of the page's Markdown. */
  href: string;
  texts: { copy: string } & Record<State, string>;
}

type State = 'copying' | 'copied' | 'failed';

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/** Copies a page as Markdown. The result stays announced until the button is pressed again. */
export function CopyPageButton({ href, texts }: CopyPageButtonProps) {
  const [state, setState] = useState<State>();
  const Icon = state === 'copied' ? Check : Copy;

  async function copy() {
    setState('copying');
    try {
      const markdown = fetchMarkdown(href);
      // Safari allows clipboard writes only during the user gesture, so it gets a promise of the text. A browser that denies them
      // leaves that promise alone, so it is awaited here too.
      await Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown })]), markdown]);
      setState('copied');
    } catch (error) {
      console.warn('The page could not be copied:', error);
      setState('failed');
    }
  }

  return (
    <>
      <button type="button" className="quiet-button" onClick={copy}>
        <Icon className="size-4" />
        {/* Browsers that translate pages replace bare texts, which React could then not find. */}
        <span>{texts.copy}</span>
      </button>
      <span role="status" className={state === 'failed' ? 'w-full px-2.5 pb-2 text-fd-error' : 'sr-only'}>
        {state && texts[state]}
      </span>
    </>
  );
}

/** @throws if the file cannot be fetched in time */
async function fetchMarkdown(href: string): Promise<Blob> {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${href} answered with ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
