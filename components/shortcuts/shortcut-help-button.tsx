import type { ReactNode } from 'react';

interface ShortcutHelpButtonProps {
  /** Accessible name of the button, where its content is not enough. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens the shortcut help: `ShortcutHelp` listens for clicks on its attribute, so that the button needs no code of its own. */
export function ShortcutHelpButton({ label, className, children }: ShortcutHelpButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className={className}
      data-shortcut-help
    >
      {children}
    </button>
  );
}
