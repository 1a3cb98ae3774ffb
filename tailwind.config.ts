import type { Config } from 'tailwindcss';

/**
 * The desktop layout starts here: the specification says wider than 996 px. That is 997 px with letters of 16 px, and more for readers
 * whose browser has larger ones.
 */
const desktop = '62.3125rem';

/** Breakpoints and widths; colours and fonts are CSS variables in `app/styles/tokens.css`. */
export default {
  theme: {
    screens: { sm: '40rem', md: desktop, lg: desktop, xl: '80rem', '2xl': '96rem' },
    extend: {
      maxWidth: { prose: '44rem', page: '90rem' },
    },
  },
} satisfies Config;
