'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from '@/components/ui/icons';
import { isModifiedClick } from '@/lib/browser/page-link';

interface DropdownProps {
  /** What the button shows. */
  label: ReactNode;
  /** Accessible name of the button, where its label is not enough. */
  name?: string;
  /** Which edge of the button the list is aligned to; on phones, `start` is the start of the surrounding block. */
  align?: keyof typeof alignments;
  /** The items, as `<li>` elements. */
  children: ReactNode;
}

const alignments = {
  end: { root: 'relative', list: 'end-0' },
  start: { root: 'md:relative', list: 'start-0' },
};

/** A button that opens a short list of links. Closes on a choice, on Escape, on a click elsewhere, when focus leaves, and on going back. */
export function Dropdown({ label, name, align = 'end', children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false);
    };
    const close = () => setIsOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault(); // The same key press must not close anything else.
    setIsOpen(false);
    button.current?.focus();
  }

  function closeOnChoice(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isModifiedClick(event)) return;
    setIsOpen(false);
    if (link.target) button.current?.focus(); // The page stays, and would lose the focus with the link.
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the button and the links inside
    <div ref={root} className={alignments[align].root} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={name}
        className="quiet-button"
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <ChevronDown className="size-3.5" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside work by keyboard */}
      <ul id={listId} hidden={!isOpen} className={`popup ${alignments[align].list}`} onClick={closeOnChoice}>
        {children}
      </ul>
    </div>
  );
}
