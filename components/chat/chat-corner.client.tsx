'use client';

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** Holds the chat button and its tooltip, which CSS shows; Escape hides the tooltip until the pointer or focus returns. */
export function ChatCorner({ label, children }: { label: string; children: ReactNode }) {
  const corner = useRef<HTMLElement>(null);

  useEffect(() => {
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') corner.current?.toggleAttribute('data-tooltip-closed', true);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, []);

  const reopen = ({ currentTarget }: PointerEvent | FocusEvent) => currentTarget.removeAttribute('data-tooltip-closed');
  return (
    <aside ref={corner} aria-label={label} className="chat-corner" onPointerEnter={reopen} onFocus={reopen}>
      {children}
    </aside>
  );
}
