import { Step, Steps } from 'fumadocs-ui/components/steps';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { SchemaReference } from '@/components/api/schema-reference';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteError } from '@/lib/errors/site-error';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { ComponentName } from '@/lib/mdx/component-names';
import { Accordion, Accordions } from './accordion';
import { Callout } from './callout';
import { Card, Cards } from './card';
import { Changelog } from './changelog';
import { CodeBlock } from './code-block';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { FileTree } from './file-tree';
import { createHeading } from './heading';
import { MdxImage } from './mdx-image';
import { MdxLink } from './mdx-link';
import { PackageInstall } from './package-install';
import { Parameter, Parameters } from './parameters';
import { Picture } from './picture';
import { PlanComparison } from './plan-comparison';
import { PlanSummary } from './plan-summary';
import { PricingExample } from './pricing-example';
import { SdkVersions } from './sdk-versions';
import { Tab, Tabs } from './tabs.client';
import { Term } from './term';

type Localized<Props = object> = Props & { locale: Locale };

/** Passes the language of the page to a component, so that writers do not have to. */
function bindLocale<Props extends object>(View: ComponentType<Localized<Props>>, locale: Locale): ComponentType<Props> {
  return (props) => <View {...props} locale={locale} />;
}

function fail(path: string, field: string): never {
  throw new SiteError(
    `The page ${path} draws a "${field}" that its frontmatter does not name.`,
    `Add \`${field}: <id>\` to its frontmatter.`,
  );
}

function Pre({ locale, ...props }: Localized<Omit<ComponentProps<typeof CodeBlock>, 'texts'>>) {
  return <CodeBlock {...props} texts={getMessages(locale).code} />;
}

function Table({ locale, ...props }: Localized<ComponentProps<'table'>>) {
  return (
    <ScrollRegion label={getMessages(locale).code.table} className="my-6">
      <table {...props} />
    </ScrollRegion>
  );
}

function Note({ locale, ...props }: Localized<Omit<ComponentProps<typeof Callout>, 'texts'>>) {
  return <Callout {...props} texts={getMessages(locale).callout} />;
}

function Image({ locale, ...props }: Localized<Omit<ComponentProps<typeof Picture>, 'texts'>>) {
  return <Picture {...props} texts={getMessages(locale).picture} />;
}

/** A corner cell without text heads nothing, so it is no header. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th scope="col" {...props} /> : <td {...props} />;
}

function Input({ locale, ...props }: Localized<ComponentProps<'input'>>) {
  const texts = getMessages(locale).text;
  return <input {...props} aria-label={props.checked ? texts.done : texts.open} />;
}

interface MdxPageFacts {
  /** Path of the page, without its locale. */
  path: string;
  /** The language of the reader, in which data and the contract are drawn. */
  locale: Locale;
  /** The language of the text; another one where the page is not translated. */
  textLocale: Locale;
  /** What `<Operation />` or `<Channel />` draws, on a page with an `operation` or `channel` in its frontmatter. */
  reference?: ReactNode;
}

/** Every element and component that a writer of pages can use. Labels are in the language of the text around them. */
export function getMdxComponents({ path, locale, textLocale, reference }: MdxPageFacts): MDXComponents {
  /** What is drawn from data, with its language where that is not the text's. */
  function bindData<Props extends object>(View: ComponentType<Localized<Props>>): ComponentType<Props> {
    const Bound = bindLocale(View, locale);
    if (textLocale === locale) return Bound;
    return (props) => (
      <div lang={locale.htmlLang}>
        <Bound {...props} />
      </div>
    );
  }

  return {
    a: bindLocale(MdxLink, locale),
    h2: createHeading('h2'),
    h3: createHeading('h3'),
    h4: createHeading('h4'),
    img: MdxImage,
    input: bindLocale(Input, textLocale), // The only inputs in Markdown are the checkboxes of task lists.
    pre: bindLocale(Pre, textLocale),
    table: bindLocale(Table, textLocale),
    th: HeaderCell,
    Diagram: bindLocale(Diagram, textLocale), // `rehypeDiagrams` creates these from code fences.
    ...({
      Accordion,
      Accordions,
      Callout: bindLocale(Note, textLocale),
      Card: bindLocale(Card, locale),
      Cards,
      Changelog: bindData(Changelog),
      Channel: bindData(() => reference ?? fail(path, 'channel')),
      Figure,
      FileTree,
      Image: bindLocale(Image, textLocale),
      Operation: bindData(() => reference ?? fail(path, 'operation')),
      PackageInstall: bindLocale(PackageInstall, textLocale),
      Parameter: bindLocale(Parameter, textLocale),
      Parameters,
      PlanComparison: bindData(PlanComparison),
      PlanSummary: bindData(PlanSummary),
      PricingExample: bindData(PricingExample),
      SchemaReference: bindData(SchemaReference),
      SdkVersions: bindData(SdkVersions),
      Step,
      Steps,
      Tab,
      Tabs,
      Term: (props: Pick<ComponentProps<typeof Term>, 'id' | 'children'>) => (
        <Term {...props} locale={locale} textLocale={textLocale} pagePath={path} />
      ),
    } satisfies Record<ComponentName, unknown>),
  };
}
