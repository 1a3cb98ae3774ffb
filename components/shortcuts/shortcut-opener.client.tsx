'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isSingleKey } from '@/lib/browser/keyboard';
import { loadPart } from '@/lib/browser/load-part';
import { toErrorMessage } from '@/lib/errors/site-error';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ShortcutDialogProps } from './shortcut-dialog.client';

/** Opens the shortcut help on a question mark, or by the button of `ShortcutHelp`. It is loaded only then. */
export function ShortcutOpener({ code }: { code: LocaleCode }) {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutDialogProps>>();

  useEffect(() => {
    let requests = 0;
    const open = async () => {
      requests += 1;
      const request = requests;
      try {
        const { ShortcutDialog } = await loadPart('shortcut help', () => import('./shortcut-dialog.client'));
        if (request === requests && !hasOpenDialog()) setDialog(() => ShortcutDialog);
      } catch (error) {
        console.warn('The shortcut help could not be loaded:', error);
        if (request === requests) window.siteLoading?.showBox(toErrorMessage(error));
      }
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-shortcut-help]');
      if (!button) return;
      button.focus(); // Safari does not focus a clicked button, and the dialog gives the focus back to where it was.
      void open();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSingleKey(event, '?') || hasOpenDialog()) return;
      event.preventDefault();
      void open();
    };
    // Going back or forward leaves the page on which it was opened.
    const onPopState = () => {
      requests += 1;
      setDialog(undefined);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onPopState);
    return () => {
      requests += 1;
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return Dialog && <Dialog code={code} onClose={() => setDialog(undefined)} />;
}

function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
