import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildEditorSchemas } from '@/lib/content/schemas/editor-schemas';

it.each(buildEditorSchemas())('content/schemas/$name is up to date (npm run schemas writes it)', ({ name, text }) => {
  expect(readFileSync(`content/schemas/${name}`, 'utf8')).toBe(text);
});

it('every field of the editor schemas has a description', () => {
  for (const { name, text } of buildEditorSchemas()) {
    for (const [field, schema] of Object.entries(
      JSON.parse(text).properties as Record<string, { description?: string }>,
    )) {
      expect(schema.description, `${name}: ${field}`).toMatch(/\w.*\.$/);
    }
  }
});
