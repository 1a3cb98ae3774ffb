import '../lib/build/load-env.server';
import { writeStamp } from '../lib/build/is-stale.server';
import { moveMarkdown } from '../lib/build/move-markdown.server';
import { writeRedirects } from '../lib/redirects/write-redirects.server';

moveMarkdown('out');
const redirects = writeRedirects('out');
writeStamp();
console.log(`Finished out/: ${redirects.length} redirects.`);
