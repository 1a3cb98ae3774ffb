import { expect, it } from 'vitest';
import { buildServiceWorker } from '@/lib/publish/build-service-worker.server';
import { writeFiles } from '../../../support/write-files';

/** The parts of a built site that the service worker depends on. */
const createOut = (script: string) => writeFiles({ [`_next/static/${script}`]: '' });

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
