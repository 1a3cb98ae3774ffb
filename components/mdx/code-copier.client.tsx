'use client';

import { useEffect } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** How long a block says what has happened, in milliseconds. */
const answerTime = 2000;

/** Says something of a block, and shows the sign of `isCopied` on its button. @returns a function that takes it back */
function answer(block: Element, text: string, isCopied: boolean): () => void {
  const [button, status] = [block.querySelector('.copy-button'), block.querySelector('[role="status"]')];
  button?.toggleAttribute('data-copied', isCopied);
  if (status) status.textContent = text;
  return () => {
    button?.removeAttribute('data-copied');
    if (status) status.textContent = '';
  };
}

/**
 * Copies the code of the block whose button is pressed: one listener for all blocks of a page. Where the browser does not allow
 * it, the code is selected instead.
 */
export function CodeCopier({ texts }: { texts: Pick<Messages['code'], 'copied' | 'selected'> }) {
  useEffect(() => {
    let takeBack = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function copy({ target }: MouseEvent) {
      const block = target instanceof Element ? target.closest('.copy-button')?.closest('figure') : null;
      const code = block?.querySelector('pre');
      if (!block || !code) return;
      clearTimeout(timer);
      takeBack();
      try {
        await navigator.clipboard.writeText(code.textContent ?? '');
        takeBack = answer(block, texts.copied, true);
      } catch {
        window.getSelection()?.selectAllChildren(code);
        takeBack = answer(block, texts.selected, false);
      }
      timer = setTimeout(takeBack, answerTime);
    }

    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [texts]);

  return null;
}
