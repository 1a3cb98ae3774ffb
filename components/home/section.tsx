import { type ReactNode, useId } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { HomeMessages } from './messages';

/** Props of every section of the home page. */
export interface HomeSectionProps {
  locale: Locale;
  texts: HomeMessages;
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Renders a section of the home page, with its heading. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold tracking-tight sm:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-2xl text-pretty text-lg text-fd-muted-foreground">{text}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
