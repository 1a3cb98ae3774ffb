'use client';

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

interface ProvidersProps {
  children: ReactNode;
  colorMode: { defaultMode: 'light' | 'dark'; respectPrefersColorScheme: boolean; storageKey: string };
}

/** What the whole site shares in the browser: the colour mode. */
export function Providers({ children, colorMode }: ProvidersProps) {
  const { defaultMode, respectPrefersColorScheme, storageKey } = colorMode;
  return (
    <ThemeProvider
      attribute="class"
      storageKey={storageKey}
      defaultTheme={respectPrefersColorScheme ? 'system' : defaultMode}
      enableSystem={respectPrefersColorScheme}
      enableColorScheme={false}
      disableTransitionOnChange
    >
      {children}
    </ThemeProvider>
  );
}
