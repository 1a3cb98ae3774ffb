import type { Config } from 'tailwindcss';

/** The desktop layout starts here: the specification says wider than 996 px. */
const desktop = '997px';

/** Breakpoints and widths; colours and fonts are CSS variables in `app/styles/tokens.css`. */
export default {
  theme: {
    screens: { sm: '640px', md: desktop, lg: desktop, xl: '1280px', '2xl': '1536px' },
    extend: {
      maxWidth: { prose: '44rem', page: '90rem' },
    },
  },
} satisfies Config;
