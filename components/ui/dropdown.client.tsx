'use client';

import { type FocusEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { ChevronDown } from '@/components/ui/icons';
import { isModifiedClick } from '@/lib/browser/page-link';

interface DropdownProps {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button, where its label is not enough. */
  name?: string;
  /** The edge of the button that the list is aligned to. */
  align?: 'start' | 'end';
  /** The items, as `<li>` elements. */
  children: ReactNode;
}

/** Opens a short list of links by a button. The list is a popover, which works without scripts; with them, it closes on a choice too. */
export function Dropdown({ label, name, align = 'end', children }: DropdownProps) {
  const id = useId();

  function closeOnChoice({ target, currentTarget, ...click }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('a') && !isModifiedClick(click)) currentTarget.hidePopover();
  }

  function closeOnLeaving({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  }

  return (
    <>
      <button type="button" popoverTarget={id} aria-label={name} className="quiet-button">
        {label}
        <ChevronDown className="size-3.5" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside work by keyboard */}
      <ul id={id} popover="auto" data-align={align} className="popup" onClick={closeOnChoice} onBlur={closeOnLeaving}>
        {children}
      </ul>
    </>
  );
}
