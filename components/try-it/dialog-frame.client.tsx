import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { X } from '@/components/ui/icons';

interface DialogFrameProps {
  title: string;
  close: string;
  /** Method and path of what is tried. */
  target?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Opens a dialog. Ctrl or ⌘ with Enter sends the form in it; the browser gives the focus back when it closes. */
export function DialogFrame({ title, close, target, onClose, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    // Going back or forward leaves the page that it belongs to.
    addEventListener('popstate', onClose);
    return () => removeEventListener('popstate', onClose);
  }, [onClose]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dialog.current?.querySelector('form')?.requestSubmit();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="try-it site-dialog"
      data-small={target === undefined || undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className="try-head">
        <h2>{title}</h2>
        {target && <code>{target}</code>}
        <button type="button" aria-label={close} className="icon-button" onClick={() => dialog.current?.close()}>
          <X className="size-5" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
