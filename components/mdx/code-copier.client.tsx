'use client';

import { useEffect } from 'react';
import { useBriefState } from '@/components/ui/hooks.client';
import type { Messages } from '@/lib/i18n/messages';

/** Returns the code as readers want to paste it: without the lines that a diff removes. */
function getCodeText(code: Element): string {
  const copy = document.importNode(code, true);
  for (const line of copy.querySelectorAll('.diff.remove')) {
    line.nextSibling?.remove(); // The line break.
    line.remove();
  }
  return copy.textContent ?? '';
}

/** Copies the code, or selects it where the browser does not allow copying. @returns whether it was copied */
async function copyOrSelect(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(getCodeText(code));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return false;
  }
}

/** Result of pressing a button. */
interface CopyResult {
  button: Element;
  isCopied: boolean;
}

/**
 * Copies the code of the block whose button is pressed, and confirms it by the button's icon and to screen readers. One
 * listener serves all blocks of a page.
 */
export function CodeCopier({ texts }: { texts: Pick<Messages['code'], 'copied' | 'selected'> }) {
  const [result, setResult] = useBriefState<CopyResult>();

  useEffect(() => {
    let lastButton: Element | undefined;

    async function copy({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('.copy-button') : null;
      const code = button?.closest('figure')?.querySelector('pre');
      if (!button || !code) return;
      lastButton = button;
      setResult(undefined); // So that the next result is announced too.
      const isCopied = await copyOrSelect(code);
      if (lastButton !== button) return; // Another button was pressed while the browser asked for permission.
      setResult({ button, isCopied });
    }

    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [setResult]);

  useEffect(() => {
    if (!result?.isCopied) return;
    result.button.setAttribute('data-copied', '');
    return () => result.button.removeAttribute('data-copied');
  }, [result]);

  return (
    <p role="status" className="sr-only">
      {result && (result.isCopied ? texts.copied : texts.selected)}
    </p>
  );
}
