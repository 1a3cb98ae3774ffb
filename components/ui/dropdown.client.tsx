'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from '@/components/ui/icons';

interface DropdownProps {
  /** What the button shows. */
  label: ReactNode;
  /** Name of the button for assistive technology, where what it shows is not enough. */
  name?: string;
  /** Where the list opens: below the end of the button, or from its start; on a phone from the start of what is around it. */
  align?: keyof typeof alignments;
  /** The items, as `<li>` elements. */
  children: ReactNode;
}

const alignments = {
  end: { root: 'relative', list: 'end-0' },
  start: { root: 'md:relative', list: 'start-0' },
};

/** A button that opens a short list of links. Closes on a choice, on Escape, on a click elsewhere and when focus leaves. */
export function Dropdown({ label, name, align = 'end', children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault(); // Nothing else closes by the same key.
    setIsOpen(false);
    button.current?.focus();
  }

  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setIsOpen(false);
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys press the links inside */}
      <ul id={listId} hidden={!isOpen} className={`popup ${alignments[align].list}`} onClick={closeOnChoice}>
        {children}
      </ul>
    </div>
  );
}
