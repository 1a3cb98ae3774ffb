import '../lib/errors/script-setup.server';
import { writeFileSync } from 'node:fs';
import { createBrandFiles } from '../lib/publish/brand-files.server';

for (const [file, content] of await createBrandFiles()) {
  writeFileSync(file, content);
  console.log(`written: ${file} (${content.length} bytes)`);
}
