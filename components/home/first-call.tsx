import { HighlightedCode } from '@/components/mdx/code-block';
import { Tab, Tabs } from '@/components/mdx/tabs.client';
import { SiteLink } from '@/components/ui/site-link';
import { firstCall } from '@/content/data/first-call';
import { homeLinks } from '@/content/data/home-links';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { type HomeSectionProps, Section } from './section';

/** Shows a first call in three languages, and its response. */
export function FirstCall({ locale, texts }: HomeSectionProps) {
  const { code } = getMessages(locale);
  return (
    <div className="pt-16 md:pt-24">
      <Section title={texts.callTitle} text={texts.callText}>
        <div className="grid items-start gap-4 md:grid-cols-[1.35fr_1fr]">
          <div className="min-w-0">
            <h3 className="text-sm font-semibold text-fd-muted-foreground">{texts.callRequest}</h3>
            <Tabs items={firstCall.samples.map(({ name }) => name)} label={texts.callLanguages}>
              {firstCall.samples.map(({ name, lang, code: sample }) => (
                <Tab key={name} value={name}>
                  <HighlightedCode code={sample} lang={lang} texts={code} />
                </Tab>
              ))}
            </Tabs>
          </div>
          <div className="min-w-0">
            <h3 className="text-sm font-semibold text-fd-muted-foreground">{texts.callAnswer}</h3>
            <HighlightedCode code={firstCall.response} lang="json" texts={code} title="200 OK" />
            <SiteLink
              href={localizePath(homeLinks.callMore.path, locale)}
              className="font-medium text-fd-primary underline underline-offset-4"
            >
              {texts.callMore}
            </SiteLink>
          </div>
        </div>
      </Section>
    </div>
  );
}
