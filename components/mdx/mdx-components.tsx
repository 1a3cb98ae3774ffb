import { Callout } from 'fumadocs-ui/components/callout';
import { Step, Steps } from 'fumadocs-ui/components/steps';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { Accordion, Accordions } from './accordion';
import { Card, Cards } from './card';
import { CodeBlock } from './code-block';
import { createHeading } from './heading';
import { MdxLink } from './mdx-link';
import { PlanComparison } from './plan-comparison';
import { PlanSummary } from './plan-summary';
import { Tab, Tabs } from './tabs.client';

/** Every element and component that a writer of pages can use, in the language of the page. */
export function getMdxComponents(locale: Locale): MDXComponents {
  const { code } = getMessages(locale);
  return {
    a: (props: Omit<ComponentProps<typeof MdxLink>, 'locale'>) => <MdxLink locale={locale} {...props} />,
    h2: createHeading('h2'),
    h3: createHeading('h3'),
    h4: createHeading('h4'),
    pre: (props: ComponentProps<typeof CodeBlock>) => <CodeBlock {...props} texts={code} />,
    table: (props: ComponentProps<'table'>) => (
      // A scrolling region has to be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      <section aria-label={code.table} tabIndex={0} className="my-6 overflow-x-auto">
        <table {...props} />
      </section>
    ),
    Accordion,
    Accordions,
    Callout,
    Card: (props: Omit<ComponentProps<typeof Card>, 'locale'>) => <Card locale={locale} {...props} />,
    Cards,
    PlanComparison: () => <PlanComparison locale={locale} />,
    PlanSummary: (props: Omit<ComponentProps<typeof PlanSummary>, 'locale'>) => <PlanSummary locale={locale} {...props} />,
    Step,
    Steps,
    Tab,
    Tabs,
  };
}
