import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { getHostedFolder } from '../support/hosted-site';

/** Where the default is the subject: the guide says what it means to find it in a feed. */
const namesDefault = /^(id\/)?docs\/tutorial-basics\/deploy-your-site\b/;

test('a site that is built for other origins names the default ones nowhere', () => {
  const folder = getHostedFolder();
  const files = globSync('**/*.{html,txt,md,xml,json,js}', { cwd: folder });
  const found = files.filter((file) =>
    /(docs|api)\.agent\.example/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found.filter((file) => !namesDefault.test(file))).toEqual([]);
});
