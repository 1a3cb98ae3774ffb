import '../lib/build/script-setup.server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildEditorSchemas } from '../lib/content/schemas/editor-schemas';
import { parseArguments } from '../lib/errors/parse-arguments.server';

parseArguments({}, 'npm run schemas  writes the schemas that editors use, and takes no options');
mkdirSync('content/schemas', { recursive: true });
for (const { name, text } of buildEditorSchemas()) writeFileSync(`content/schemas/${name}`, text);
