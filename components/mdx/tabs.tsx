import type { ReactNode } from 'react';
import { defineComponent } from '@/lib/markdown/define-component';
import { toTitle } from '@/lib/markdown/nodes';
import { Tab, Tabs } from './tabs.client';

/** One panel of `Tabs`. */
export const tab = defineComponent<{ value: string; children: ReactNode }>({
  name: 'Tab',
  display: 'block',
  parent: 'Tabs',
  attributes: { value: { required: true, holds: 'text' } },
  View: ({ value, children }) => <Tab value={value}>{children}</Tab>,
  toMarkdown: ({ value }, children) => [toTitle(value), ...children],
});

interface TabsProps {
  items: string[];
  label?: string;
  remember?: string;
  children: ReactNode;
}

/** Panels of which one is shown. */
export const tabs = defineComponent<TabsProps>({
  name: 'Tabs',
  display: 'block',
  attributes: { items: { required: true, type: 'list' }, label: {}, remember: {} },
  View: ({ page, ...props }) => <Tabs {...props} />,
  toMarkdown: (_, children) => children,
});
