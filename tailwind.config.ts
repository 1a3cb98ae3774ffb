import type { Config } from 'tailwindcss';

/** From this width on the layout is the desktop one: wider than 996 px, as the specification has it. */
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
