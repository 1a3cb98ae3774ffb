import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { getHostedFolder } from '../support/hosted-site';

test('a site that is built for other origins has no address on the default ones', () => {
  const folder = getHostedFolder();
  const files = globSync('**/*.{html,txt,md,xml,json,js}', { cwd: folder });
  const address = /docs\.agent\.example\/|api\.agent\.example/; // The guide for hosts names the default site, without a path.
  const found = files.filter((file) => address.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
