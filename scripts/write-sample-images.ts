import '../lib/build/script-setup.server';
import { writeFileSync } from 'node:fs';
import { createSampleImages } from '../lib/outputs/sample-images/sample-images.server';

for (const [file, content] of await createSampleImages()) {
  writeFileSync(file, content);
  console.log(`written: ${file} (${content.length} bytes)`);
}
