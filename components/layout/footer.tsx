import { site } from '@/lib/config/site';

/** The end of every page. */
export function Footer() {
  return (
    <footer className="border-t border-transparent bg-footer px-4 py-8 pe-20 text-sm text-footer-foreground sm:ps-6 dark:border-fd-border">
      <p className="mx-auto max-w-page text-balance">{site.footer.copyright}</p>
    </footer>
  );
}
