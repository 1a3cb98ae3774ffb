'use client';

import { useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** How long the outcome is shown, in milliseconds. */
const answerTime = 2000;

/** The code as readers want to paste it: without the lines that a diff removes. */
function getText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.diff.remove')) {
    line.nextSibling?.remove(); // The line break.
    line.remove();
  }
  return copy.textContent ?? '';
}

/** Copies the code, or selects it where the browser does not allow copying. @returns whether it was copied */
async function copyOrSelect(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(getText(code));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return false;
  }
}

/**
 * Copies the code of the block whose button is pressed, and confirms it by the button's icon and to screen readers. One
 * listener serves all blocks of a page.
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
      if (takeBack !== undo) return; // Another button was pressed while the browser asked for permission.
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
