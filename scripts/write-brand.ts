import '../lib/errors/script-setup.server';
import { writeFileSync } from 'node:fs';
import { renderBrandFiles } from '../lib/publish/brand-files.server';

for (const [file, content] of await renderBrandFiles()) {
  writeFileSync(file, content);
  console.log(`written: ${file} (${content.length} bytes)`);
}
