import { getPricingMessages } from '@/components/pricing/messages';
import { getPriceText } from '@/components/pricing/plans';
import { SiteLink } from '@/components/ui/site-link';
import { homeLinks, homePlans } from '@/content/data/home-links';
import { plans } from '@/content/data/plans';
import { getLocalized } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { type HomeSectionProps, Section } from './section';

/** Gives a first idea of what the platform costs. */
export function PricingTeaser({ locale, texts }: HomeSectionProps) {
  const pricing = getPricingMessages(locale);
  return (
    <Section title={texts.pricingTitle} text={texts.pricingText}>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        {homePlans.map((id) => (
          <li key={id}>
            <SiteLink
              href={localizePath(plans[id].page, locale)}
              className="edge-link block h-full rounded-xl bg-fd-card p-5"
            >
              <h3 className="font-semibold">{plans[id].name}</h3>
              <p className="mt-2 text-2xl font-bold tracking-tight">{getPriceText(id, locale)}</p>
              <p className="mt-2 text-sm text-fd-muted-foreground">{getLocalized(plans[id].audience, locale)}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm text-fd-muted-foreground">
        <SiteLink
          href={localizePath(homeLinks.pricingLink.path, locale)}
          className="font-medium text-fd-primary underline underline-offset-4"
        >
          {texts.pricingLink}
        </SiteLink>
        <span>
          {pricing.price}. {pricing.example}
        </span>
      </p>
    </Section>
  );
}
