import { SiteLink } from '@/components/ui/site-link.client';
import { localizePath } from '@/lib/i18n/paths';
import { ProductIcon, type ProductId } from './product-icon';
import { type HomeSectionProps, Section } from './section';

const products: { id: ProductId; path: string }[] = [
  { id: 'identity', path: '/docs/capabilities/face-hand-detection' },
  { id: 'widget', path: '/docs/get-started/widget-integration' },
  { id: 'virtual', path: '/docs/virtual-agent/get-started/overview' },
  { id: 'voice', path: '/docs/voice-agent/overview' },
  { id: 'whatsapp', path: '/docs/wa-agent/overview' },
  { id: 'sdks', path: '/docs/sdks/overview' },
];

/** What the platform does, one card for each part. */
export function Products({ locale, texts }: HomeSectionProps) {
  return (
    <Section title={texts.productsTitle}>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {products.map(({ id, path }) => (
          <li key={id}>
            <SiteLink
              href={localizePath(path, locale)}
              className="group block h-full rounded-xl border bg-fd-card p-6 transition-colors hover:border-fd-primary"
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
