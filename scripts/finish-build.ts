import '../lib/build/load-env.server';
import { writeRedirects } from '../lib/redirects/write-redirects.server';

const redirects = writeRedirects('out');
console.log(`Finished out/: ${redirects.length} redirects.`);
