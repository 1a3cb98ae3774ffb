import '../lib/build/script-setup.server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { buildEditorSchemas } from '../lib/schemas/editor-schemas';

parseArguments({}, 'npm run schemas  writes the schemas that editors use, and takes no options');
mkdirSync('content/schemas', { recursive: true });
for (const { name, text } of buildEditorSchemas()) writeFileSync(`content/schemas/${name}`, text);
