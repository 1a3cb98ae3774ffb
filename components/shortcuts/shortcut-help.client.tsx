'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isSingleKey } from '@/components/ui/is-single-key';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ShortcutDialogProps } from './shortcut-dialog.client';

/** Opens the shortcut help on a question mark or a `ShortcutHelpButton`. Its content is loaded only then. */
export function ShortcutHelp({ code }: { code: LocaleCode }) {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutDialogProps>>();

  useEffect(() => {
    const open = () => {
      import('./shortcut-dialog.client').then(
        (module) => setDialog(() => module.ShortcutDialog),
        (error: unknown) => console.warn('The shortcut help could not be loaded:', error),
      );
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-shortcut-help]');
      if (!button) return;
      button.focus(); // Safari does not focus a clicked button, and the dialog gives the focus back to where it was.
      open();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSingleKey(event, '?') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    const close = () => setDialog(undefined);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', close); // Going back or forward leaves the page on which it was opened.
    return () => {
      window.removeEventListener('popstate', close);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return Dialog && <Dialog code={code} onClose={() => setDialog(undefined)} />;
}
