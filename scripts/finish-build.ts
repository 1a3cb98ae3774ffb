import '../lib/build/load-env.server';
import { writeStamp } from '../lib/build/is-stale.server';
import { moveMarkdown } from '../lib/build/move-markdown.server';
import { toFaultText } from '../lib/content-check/fault';
import { checkHeads } from '../lib/head/check-heads.server';
import { writeRedirects } from '../lib/redirects/write-redirects.server';

const [out = 'out'] = process.argv.slice(2);
moveMarkdown(out);
const redirects = writeRedirects(out);
for (const fault of checkHeads(out)) console.warn(`warning: ${toFaultText(fault)}`);
writeStamp(`${out}/.stamp`);
console.log(`Finished ${out}/: ${redirects.length} redirects.`);
