import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColors, methodColorsOnDark } from '@/lib/config/brand';

const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split(/^ *\.dark \{/m);
const methods = readFileSync('app/styles/tokens.css', 'utf8').split(/^ *\.dark \{/m)[2] ?? '';

const names = {
  background: 'fd-background',
  foreground: 'fd-foreground',
  muted: 'fd-muted-foreground',
  primary: 'fd-primary',
  onPrimary: 'fd-primary-foreground',
};

it.each([
  ['light', light],
  ['dark', dark],
] as const)('brand colours match the style sheet in %s mode', (mode, css) => {
  for (const [key, name] of Object.entries(names)) {
    expect(css).toContain(`--color-${name}: ${brandColors[mode][key as keyof typeof names]};`);
  }
});

it('method colours match the style sheet in dark mode', () => {
  for (const [method, color] of Object.entries(methodColorsOnDark)) {
    expect(methods).toContain(`--method-${method}: ${color};`);
  }
});
