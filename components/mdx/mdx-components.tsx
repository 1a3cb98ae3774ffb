import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import { FeedLink } from '@/components/feeds/feed-link';
import { ScreenStyles } from '@/components/screens/screen-styles';
import { MdxLink } from '@/components/ui/mdx-link';
import type { Locale } from '@/lib/i18n/locales';
import type { PageContext, WriterComponent } from '@/lib/markdown/define-component';
import { Diagram } from './diagram';
import { renderedComponents } from './registry';

type Localized<Props = object> = Props & { locale: Locale };

/** Passes the language of the page to a component, so that writers do not have to. */
function bindLocale<Props extends object>(View: ComponentType<Localized<Props>>, locale: Locale): ComponentType<Props> {
  return (props) => <View {...props} locale={locale} />;
}

/** Passes the page to a component for writers, and marks the language of its output where the text around it is in another one. */
function bindPage({ View, display }: WriterComponent, page: PageContext): ComponentType {
  if (display !== 'data' || page.textLocale === page.locale) return (props) => <View {...props} page={page} />;
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

/**
 * Returns the components that a page can consist of; plugins in `lib/markdown/compiler/options.server.ts` complete its elements.
 * Labels are in the language of the text around them.
 */
export function getMdxComponents(page: PageContext): MDXComponents {
  const { locale, textLocale } = page;
  return {
    MdxLink: bindLocale(MdxLink, locale), // `localizeLinks` creates these where a page stands in for its translation.
    Diagram: bindLocale(Diagram, textLocale), // `rehypeDiagrams` creates these from code fences.
    ChangelogFeed: bindLocale(ChangelogFeed, locale),
    ScreenStyles, // `<Screen>` leaves these with its HTML.
    ...Object.fromEntries(renderedComponents.map((component) => [component.name, bindPage(component, page)])),
  };
}
