/**
 * The colours of the brand. `npm run brand` writes them into the style sheet, the icons, the pictures and the social card of the site;
 * the names are those of the tokens, such as `--color-fd-primary-foreground`. Text on each ground needs a contrast of 4.5 : 1.
 */
export const brandColors = {
  light: {
    background: '#ffffff',
    foreground: '#10201f',
    muted: '#f3f6f6',
    mutedForeground: '#4b5f5f',
    border: '#dce5e5',
    primary: '#0a6b66',
    primaryForeground: '#ffffff',
    accent: '#e3f1ef',
    accentForeground: '#08504c',
    ring: '#0a6b66',
  },
  dark: {
    background: '#0b1211',
    foreground: '#e3ecea',
    muted: '#121c1b',
    mutedForeground: '#9fb3b0',
    border: '#22302e',
    primary: '#5ccfc4',
    primaryForeground: '#06201e',
    accent: '#12302d',
    accentForeground: '#9be6dd',
    ring: '#5ccfc4',
  },
} as const;

export type BrandColors = (typeof brandColors)[keyof typeof brandColors];

/** Colours of HTTP methods, in the style sheet as `--method-get`. */
export const methodColors = {
  light: { get: '#1d6fa8', post: '#1d7a43', put: '#8a5a00', patch: '#7a4fb5', delete: '#b3312a' },
  dark: { get: '#7bb8ee', post: '#6fcf97', put: '#e6b450', patch: '#c3a5ef', delete: '#f2857d' },
} as const;

/** Stroke paths of the logo on a 32 × 32 grid: a face framed by the corners of a scan. */
export const brandMarkPaths = [
  'M7 12V9.5A2.5 2.5 0 0 1 9.5 7H12M20 7h2.5A2.5 2.5 0 0 1 25 9.5V12M25 20v2.5a2.5 2.5 0 0 1-2.5 2.5H20M12 25H9.5A2.5 2.5 0 0 1 7 22.5V20',
  'M12.5 13v1.5M19.5 13v1.5M12 19c2.2 2 5.8 2 8 0',
] as const;
