import { expect, it } from 'vitest';
import { readMetas } from '@/lib/pages/read-metas.server';
import { writeFiles } from '../../../support/write-files';

it.each([
  [
    'an unknown field',
    '{\n  "title": "A",\n  "page": []\n}',
    /^3 Unknown field "page"\. → Did you mean "pages"\? The fields/,
  ],
  [
    'a wrong value',
    '{\n  "defaultOpen": "yes"\n}',
    /^2 defaultOpen: .* \(is "yes"\) → defaultOpen: True shows the category/,
  ],
  ['invalid JSON', '{\n  "title": "A",\n}', /^3 Not valid JSON: .* → Look for a missing quote or an extra comma\.$/],
  ['a second problem like the rest', '{\n  "title": [],\n  "pages": [1,]\n}', /^3 Not valid JSON: /],
  ['a list', '["intro"]', /^1 .* \(is \["intro"\]\) → The fields are: \$schema, title, defaultOpen, pages\.$/],
  ['truncated JSON', '{\n  "pages": [\n', /^3 Not valid JSON: Unexpected end/],
])('readMetas reports %s with its line and the fix', (_, text, expected) => {
  const folder = writeFiles({ 'meta.json': text });
  const reported = readMetas(folder, []).problems.map(({ file, message, hint }) => {
    expect(file).toMatch(`${folder}/meta.json:`);
    return `${file.split(':').at(-1)} ${message} → ${hint}`;
  });
  expect(reported).toEqual([expect.stringMatching(expected)]);
});
