'use client';

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { neverChanges } from '@/components/ui/hooks.client';
import { getStoredValue } from '@/lib/browser/stored-value';

interface TabsContextValue {
  id: string;
  items: string[];
  value: string;
}

const TabsContext = createContext<TabsContextValue | null>(null);

const toDomId = (id: string, index: number, part: 'tab' | 'panel') => `${id}-${part}-${index}`;

interface TabsProps {
  /** Names of the tabs; the first one is shown initially. */
  items: string[];
  /** Accessible name of the tab list. */
  label?: string;
  /** Key of local storage under which the choice is stored; blocks with the same key share it. */
  remember?: string;
  children: ReactNode;
}

/** Tab names differ from block to block, so any name may be stored. */
const isTabName = (text: string): text is string => text !== '';

/** Returns the name of the tab that is shown, and selects another. The choice is kept here or under a key; at first, it is the first tab. */
function useSelectedTab(items: string[], key: string | undefined): [string, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const stored = key ? getStoredValue(key, isTabName) : undefined;
  const remembered = useSyncExternalStore(
    stored?.subscribe ?? neverChanges,
    () => stored?.get() ?? null,
    () => null,
  );
  const value = [stored ? remembered : own].find((candidate) => candidate !== null && items.includes(candidate));
  return [value ?? items[0] ?? '', stored?.set ?? setOwn];
}

/** Shows one of several panels, following the tabs pattern of the ARIA Authoring Practices Guide. */
export function Tabs({ items, label, remember, children }: TabsProps) {
  const id = useId();
  const [value, setValue] = useSelectedTab(items, remember);
  const list = useRef<HTMLDivElement>(null);

  function moveByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return; // Browser shortcuts, such as Alt+Left for going back.
    const index = items.indexOf(value);
    const last = items.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setValue(items[target] ?? value);
    const tab = list.current?.children[target];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div className="my-5 rounded-lg border bg-fd-card">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="not-prose flex gap-1 overflow-x-auto border-b px-2"
        onKeyDown={moveByKey}
      >
        {items.map((item, index) => (
          <button
            key={item}
            type="button"
            role="tab"
            id={toDomId(id, index, 'tab')}
            aria-controls={toDomId(id, index, 'panel')}
            aria-selected={item === value}
            tabIndex={item === value ? 0 : -1}
            className="tab"
            onClick={() => setValue(item)}
          >
            {item}
          </button>
        ))}
      </div>
      <TabsContext value={{ id, items, value }}>{children}</TabsContext>
    </div>
  );
}

/** Renders one panel of `Tabs`. */
export function Tab({ value, children }: { value: string; children: ReactNode }) {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('<Tab> is outside <Tabs>: put it inside.');
  const index = tabs.items.indexOf(value);
  return (
    <div
      role="tabpanel"
      id={toDomId(tabs.id, index, 'panel')}
      aria-labelledby={toDomId(tabs.id, index, 'tab')}
      hidden={value !== tabs.value}
      data-name={value} // Printed above the panel in place of the tabs: `app/styles/print.css`.
      className="tab-panel prose-no-margin"
    >
      {children}
    </div>
  );
}
