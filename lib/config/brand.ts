/** Brand colours for where no style sheet reaches: images and the browser's UI. The same as in `app/styles/tokens.css`. */
export const brandColors = {
  light: { background: '#ffffff', foreground: '#10201f', muted: '#4b5f5f', primary: '#0a6b66', onPrimary: '#ffffff' },
  dark: { background: '#0b1211', foreground: '#e3ecea', muted: '#9fb3b0', primary: '#5ccfc4', onPrimary: '#06201e' },
} as const;

/** Colours of HTTP methods on a dark background. */
export const methodColorsOnDark = {
  get: '#7bb8ee',
  post: '#6fcf97',
  put: '#e6b450',
  patch: '#c3a5ef',
  delete: '#f2857d',
} as const;

/** Stroke paths of the logo on a 32 × 32 grid: a face framed by the corners of a scan. */
export const brandMarkPaths = [
  'M7 12V9.5A2.5 2.5 0 0 1 9.5 7H12M20 7h2.5A2.5 2.5 0 0 1 25 9.5V12M25 20v2.5a2.5 2.5 0 0 1-2.5 2.5H20M12 25H9.5A2.5 2.5 0 0 1 7 22.5V20',
  'M12.5 13v1.5M19.5 13v1.5M12 19c2.2 2 5.8 2 8 0',
] as const;
