import { PostList } from '@/components/blog/post-list';
import { homeScreen } from '@/components/screens/home';
import { ScreenStyles } from '@/components/screens/screen-styles';
import { ArrowRight } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { homeLinks, productLinks, readerLinks } from '@/content/data/home-links';
import { site } from '@/lib/config/site';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { loadNewestPosts } from '@/lib/pages/page-index.server';
import { FirstCall } from './first-call';
import { getHomeMessages } from './messages';
import { PricingTeaser } from './pricing-teaser';
import { ProductIcon } from './product-icon';
import { type HomeSectionProps, Section } from './section';

/** Renders the home page: the platform in short, a first call, and a next step for each kind of reader. */
export function HomeView({ locale }: { locale: Locale }) {
  const texts = getHomeMessages(locale);
  return (
    <>
      <Hero locale={locale} texts={texts} />
      <div className="mx-auto max-w-6xl space-y-20 px-4 pb-24 sm:px-8 md:space-y-28">
        <FirstCall locale={locale} texts={texts} />
        <Products locale={locale} texts={texts} />
        <Paths locale={locale} texts={texts} />
        <PricingTeaser locale={locale} texts={texts} />
        <News locale={locale} texts={texts} />
      </div>
    </>
  );
}

/** Fills the first screen: it says what the platform is for, and leads to a start. */
function Hero({ locale, texts }: HomeSectionProps) {
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
        <ProductScreen locale={locale} />
      </div>
    </div>
  );
}

/** Shows the drawn product. */
function ProductScreen({ locale }: { locale: Locale }) {
  return (
    <figure className="screen my-0">
      <ScreenStyles />
      <div role="img" aria-label={getLocalized(homeScreen.alt, locale)}>
        {homeScreen.render(locale)}
      </div>
      <figcaption className="text-center">{getLocalized(homeScreen.caption, locale)}</figcaption>
    </figure>
  );
}

/** Shows the parts of the platform, one card for each. */
function Products({ locale, texts }: HomeSectionProps) {
  return (
    <Section title={texts.productsTitle}>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {productLinks.map(({ id, path }) => (
          <li key={id}>
            <SiteLink
              href={localizePath(path, locale)}
              className="edge-link group block h-full rounded-xl bg-fd-card p-6"
            >
              <ProductIcon id={id} className="size-10 text-fd-primary" />
              <h3 className="mt-4 font-semibold group-hover:text-fd-primary">{texts.products[id].title}</h3>
              <p className="mt-1.5 text-[0.9375rem] leading-relaxed text-fd-muted-foreground">
                {texts.products[id].text}
              </p>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Leads each kind of reader to a first page. */
function Paths({ locale, texts }: HomeSectionProps) {
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

/** Lists the newest posts of the blog. */
async function News({ locale, texts }: HomeSectionProps) {
  return (
    <Section title={texts.newsTitle}>
      <PostList posts={await loadNewestPosts(locale)} level="h3" />
      <SiteLink
        href={localizePath(homeLinks.newsLink.path, locale)}
        className="font-medium text-fd-primary underline underline-offset-4"
      >
        {texts.newsLink}
      </SiteLink>
    </Section>
  );
}
