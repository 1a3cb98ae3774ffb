import { expect, it } from 'vitest';
import { bundleInlineScript } from '@/lib/cache/bundle-script.server';

it('a script that pages inline is one line, with what it imports and without comments', () => {
  const script = bundleInlineScript('components/failures/load-failure.script.ts');
  expect(script).toContain('position:fixed'); // From `failure-box.ts`.
  expect(script).not.toMatch(/\n|\/\*\*|\/\/ /);
});
