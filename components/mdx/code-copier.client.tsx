'use client';

import { useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** How long it is said what has happened, in milliseconds. */
const answerTime = 2000;

/** Copies a code. Where the browser does not allow it, the code is selected instead. @returns whether it was copied */
async function copyOrSelect(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return false;
  }
}

/**
 * Copies the code of the block whose button is pressed, and says so by the sign on the button and to screen readers: one
 * listener for all blocks of a page.
 */
export function CodeCopier({ texts }: { texts: Pick<Messages['code'], 'copied' | 'selected'> }) {
  const [status, setStatus] = useState('');

  useEffect(() => {
    let takeBack = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function copy({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('.copy-button') : null;
      const code = button?.closest('figure')?.querySelector('pre');
      if (!button || !code) return;
      clearTimeout(timer);
      takeBack();
      const undo = () => {
        button.removeAttribute('data-copied');
        setStatus('');
      };
      takeBack = undo;
      const isCopied = await copyOrSelect(code);
      if (takeBack !== undo) return; // The browser asked for a permission, and another button was pressed meanwhile.
      button.toggleAttribute('data-copied', isCopied);
      setStatus(isCopied ? texts.copied : texts.selected);
      timer = setTimeout(undo, answerTime);
    }

    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [texts]);

  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
