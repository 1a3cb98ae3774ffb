import { Step, Steps } from 'fumadocs-ui/components/steps';
import type { ReactNode } from 'react';
import { defineComponent } from '@/lib/markdown/define-component';

/** A part of a procedure, with a number. */
export const step = defineComponent<{ children: ReactNode }>({
  name: 'Step',
  display: 'block',
  parent: 'Steps',
  attributes: {},
  View: ({ children }) => <Step>{children}</Step>,
  toMarkdown: (_, children) => children,
});

/** A numbered procedure. */
export const steps = defineComponent<{ children: ReactNode }>({
  name: 'Steps',
  display: 'block',
  attributes: {},
  View: ({ children }) => <Steps>{children}</Steps>,
  toMarkdown: (_, children) => children,
});
