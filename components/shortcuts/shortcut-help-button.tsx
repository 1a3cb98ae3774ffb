import type { ReactNode } from 'react';

interface ShortcutHelpButtonProps {
  /** Name of the button, where what it shows is not enough. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens the help on shortcuts: `ShortcutHelp` listens for clicks on its attribute, so that the button needs no code of its own. */
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
