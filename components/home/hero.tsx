import { ArrowRight } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { homeLinks } from '@/content/data/home-links';
import { site } from '@/lib/config/site';
import { getLocalized } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { HomeSectionProps } from './section';
import { VerificationPicture } from './verification-picture';

/** The first screen: what the platform is for, and where to start. */
export function Hero({ locale, texts }: HomeSectionProps) {
  return (
    <div className="border-b bg-fd-muted">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-14 sm:px-8 md:grid-cols-[1.1fr_1fr] md:py-20">
        <div>
          <h1 className="text-4xl font-bold tracking-tight wrap-anywhere sm:text-5xl sm:leading-[1.1]">
            {texts.title}
          </h1>
          <p className="mt-5 max-w-xl text-lg leading-relaxed text-fd-muted-foreground sm:text-xl">
            {getLocalized(site.tagline, locale)}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <SiteLink href={localizePath(homeLinks.start.path, locale)} className="primary-button gap-2 font-semibold">
              {texts.start}
              <ArrowRight className="size-4" />
            </SiteLink>
            <SiteLink
              href={localizePath(homeLinks.reference.path, locale)}
              className="edge-link inline-flex min-h-11 items-center rounded-lg bg-fd-background px-5 font-semibold hover:text-fd-primary"
            >
              {texts.reference}
            </SiteLink>
          </div>
        </div>
        <VerificationPicture texts={texts} />
      </div>
    </div>
  );
}
