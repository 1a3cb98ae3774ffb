import { site } from '@/lib/config/site';

/** Ends every page, dark in both colour modes. */
export function Footer() {
  return (
    <footer className="border-t border-transparent bg-footer py-8 text-sm text-footer-foreground dark:border-fd-border">
      <p className="mx-auto max-w-page px-4 pe-20 text-balance sm:ps-6">{site.footer.copyright}</p>
    </footer>
  );
}
