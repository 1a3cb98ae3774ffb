'use client';

import { FrameworkProvider } from 'fumadocs-core/framework';
import { SidebarProvider } from 'fumadocs-ui/components/sidebar/base';
import { RootProvider } from 'fumadocs-ui/provider/base';
import { useParams, usePathname, useRouter } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { getLocale, type LocaleCode, locales } from '@/lib/i18n/locales';
import { getAddressIn } from './language-link.client';

interface ProviderProps {
  code: LocaleCode;
  /** As in the site's configuration. */
  colorMode: { defaultMode: 'light' | 'dark'; respectPrefersColorScheme: boolean; storageKey: string };
  children: ReactNode;
}

/** The languages as Fumadocs lists them. */
const localeItems = locales.map(({ code, label }) => ({ locale: code, name: label }));

/** Provides what Fumadocs' components need: the router, the language, the colour mode, and whether the menu of narrow screens is open. */
export function Provider({ code, colorMode, children }: ProviderProps) {
  const { defaultMode, respectPrefersColorScheme, storageKey } = colorMode;
  return (
    <FrameworkProvider usePathname={usePathname} useRouter={useRouter} useParams={useParams} Link={Link}>
      <RootProvider
        dir={getLocale(code).dir}
        i18n={{ locale: code, locales: localeItems, onLocaleChange: openLanguage }}
        search={{ enabled: false }}
        theme={{
          storageKey,
          defaultTheme: respectPrefersColorScheme ? 'system' : defaultMode,
          enableSystem: respectPrefersColorScheme,
          value: { light: 'light', dark: 'dark' }, // Anything else that is stored gets no class.
          hotKey: false,
          enableColorScheme: false, // Ours is in the style sheet, which leaves paper light.
          disableTransitionOnChange: false, // It would add a style element, which the policy forbids.
        }}
      >
        <SidebarProvider>{children}</SidebarProvider>
      </RootProvider>
    </FrameworkProvider>
  );
}

/** Drops `prefetch`: `LinkFollower` opens and prefetches pages, wherever a link comes from. */
function Link({ href = '#', prefetch, ...props }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return <SiteLink href={href} {...props} />;
}

/** Lets the browser, not the router, load another language, as it is another document. */
function openLanguage(code: string) {
  window.location.assign(getAddressIn(getLocale(code)));
}
