import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderBrandFiles } from '@/lib/publish/brand-files.server';

const files = [...(await renderBrandFiles())];

it.each(files)('%s follows from lib/config/brand.ts; if not, run: npm run brand', (file, content) => {
  expect(readFileSync(file).equals(content)).toBe(true);
});
