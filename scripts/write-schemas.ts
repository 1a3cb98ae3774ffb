import '../lib/build/script-setup.server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildEditorSchemas } from '../lib/schemas/editor-schemas';

mkdirSync('content/schemas', { recursive: true });
for (const { name, text } of buildEditorSchemas()) writeFileSync(`content/schemas/${name}`, text);
