import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildServiceWorker } from '@/lib/build/build-service-worker.server';

/** The parts of a built site that the service worker depends on. */
function createOut(script: string): string {
  const out = mkdtempSync(path.join(tmpdir(), 'out-'));
  mkdirSync(path.join(out, '_next/static'), { recursive: true });
  writeFileSync(path.join(out, '_next/static', script), '');
  return out;
}

it('the service worker contains the base path, and changes only with the build', async () => {
  const [first, same, other] = await Promise.all(
    ['a.js', 'a.js', 'b.js'].map((script) => buildServiceWorker(createOut(script), '/developer')),
  );
  expect(first).toContain('basePath:"/developer"');
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

it('the service worker answers no requests where offline reading is off', async () => {
  const worker = await buildServiceWorker(createOut('a.js'), '', false);
  expect(worker).toContain('isOn:!1');
});
