import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(globSync(['lib/formats/*.ts']))('%s was written for the installed version', (file) => {
  const [head = ''] = readFileSync(file, 'utf8').split('\n');
  const named = [...head.matchAll(/([@\w/-]+) (\d+\.\d+\.\d+)/g)].map(([, name = '', version]) => [name, version]);
  expect(named).not.toEqual([]);
  // After an upgrade, look at what the file says of the package, then change the version in its first line.
  expect(named).toEqual(named.map(([name = '']) => [name, dependencies[name]]));
});
