'use client';

import type { ReactNode } from 'react';
import { shortcutHelpEvent } from './shortcut-help-event';

interface ShortcutHelpButtonProps {
  /** Name of the button, where what it shows is not enough. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Asks for the help on shortcuts. */
export function ShortcutHelpButton({ label, className, children }: ShortcutHelpButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className={className}
      onClick={() => document.dispatchEvent(new Event(shortcutHelpEvent))}
    >
      {children}
    </button>
  );
}
