import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ComponentType } from 'react';
import { FeedLink } from '@/components/ui/feed-link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { CodeBlock } from './code-block';
import type { PageFacts, WriterComponent } from './define-component';
import { Diagram } from './diagram';
import { createHeading } from './heading';
import { MdxImage } from './mdx-image';
import { MdxLink } from './mdx-link';
import { views } from './registry';

type Localized<Props = object> = Props & { locale: Locale };

/** Passes the language of the page to a component, so that writers do not have to. */
function bindLocale<Props extends object>(View: ComponentType<Localized<Props>>, locale: Locale): ComponentType<Props> {
  return (props) => <View {...props} locale={locale} />;
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

/** A corner cell without text heads nothing, so it is no header. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th scope="col" {...props} /> : <td {...props} />;
}

function Input({ locale, ...props }: Localized<ComponentProps<'input'>>) {
  const texts = getMessages(locale).text;
  return <input {...props} aria-label={props.checked ? texts.done : texts.open} />;
}

/** Passes what the page knows to a component for writers; what is in another language than the text around it says so. */
function bindPage({ View, place }: WriterComponent, page: PageFacts): ComponentType {
  if (place !== 'data' || page.textLocale === page.locale) return (props) => <View {...props} page={page} />;
  return (props) => (
    <div lang={page.locale.htmlLang}>
      <View {...props} page={page} />
    </div>
  );
}

function ChangelogFeed({ locale }: Localized) {
  return (
    <p>
      <FeedLink feed="changelog" locale={locale} />
    </p>
  );
}

/** Every element and component that a page can consist of. Labels are in the language of the text around them. */
export function getMdxComponents(page: PageFacts): MDXComponents {
  const { locale, textLocale } = page;
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
    ChangelogFeed: bindLocale(ChangelogFeed, locale),
    ...Object.fromEntries(views.map((view) => [view.name, bindPage(view, page)])),
  };
}
