import { ArrowRight } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { readerLinks } from '@/content/data/home-links';
import { localizePath } from '@/lib/i18n/paths';
import { type HomeSectionProps, Section } from './section';

/** Where each kind of reader begins. */
export function Paths({ locale, texts }: HomeSectionProps) {
  return (
    <Section title={texts.pathsTitle}>
      <ul className="grid gap-8 border-t pt-8 md:grid-cols-3">
        {readerLinks.map(({ id, path }) => (
          <li key={id}>
            <h3 className="text-lg font-semibold">{texts.paths[id].title}</h3>
            <p className="mt-1.5 text-fd-muted-foreground">{texts.paths[id].text}</p>
            <SiteLink
              href={localizePath(path, locale)}
              className="mt-3 inline-flex min-h-8 items-center gap-1.5 font-medium text-fd-primary underline-offset-4 hover:underline"
            >
              {texts.paths[id].link}
              <ArrowRight className="size-4" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
