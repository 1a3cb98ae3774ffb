import type { Config } from 'tailwindcss';

/** From this width on the layout is the desktop one: wider than 996 px, as the specification has it. */
const desktop = '997px';

/** Breakpoints and type; the colours are CSS variables in `app/global.css`, because they follow the colour mode. */
export default {
  theme: {
    screens: { sm: '640px', md: desktop, lg: desktop, xl: '1280px', '2xl': '1536px' },
    extend: {
      fontFamily: {
        sans: [
          'ui-sans-serif',
          'system-ui',
          '-apple-system',
          '"Segoe UI"',
          'Roboto',
          '"Helvetica Neue"',
          '"Noto Sans"',
          'sans-serif',
        ],
        mono: ['ui-monospace', 'SFMono-Regular', '"SF Mono"', 'Menlo', 'Consolas', '"Liberation Mono"', 'monospace'],
      },
      maxWidth: { prose: '44rem', page: '90rem' },
    },
  },
} satisfies Config;
