'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const getModifier = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** Leads to the search, by a click or by Ctrl+K or ⌘+K. */
export function SearchButton({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  const modifier = useSyncExternalStore(neverChanges, getModifier, () => 'Ctrl');

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      router.push(href);
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, [router, href]);

  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      className="DocSearch-Button flex h-10 items-center gap-2 rounded-md text-sm text-fd-muted-foreground transition-colors hover:text-fd-foreground max-md:w-10 max-md:justify-center max-md:hover:bg-fd-muted md:w-52 md:border md:bg-fd-muted md:px-3 md:hover:border-fd-primary"
      onClick={() => router.push(href)}
    >
      <Search aria-hidden className="size-4 max-md:size-5" />
      <span className="max-md:hidden">{label}</span>
      <kbd className="ms-auto hidden gap-1 rounded border bg-fd-background px-1.5 font-sans text-xs md:flex">
        <span>{modifier}</span>
        <span>K</span>
      </kbd>
    </button>
  );
}
