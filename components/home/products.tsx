import { SiteLink } from '@/components/ui/site-link';
import { productLinks } from '@/content/data/home-links';
import { localizePath } from '@/lib/i18n/paths';
import { ProductIcon } from './product-icon';
import { type HomeSectionProps, Section } from './section';

/** What the platform does, one card for each part. */
export function Products({ locale, texts }: HomeSectionProps) {
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
