import '../lib/build/load-env.server';
import { writeStamp } from '../lib/build/is-stale.server';
import { moveMarkdown } from '../lib/build/move-markdown.server';
import { toFaultText } from '../lib/content-check/fault';
import { checkHeads } from '../lib/head-check/check-heads.server';
import { writeRedirects } from '../lib/redirects/write-redirects.server';

const [out = 'out'] = process.argv.slice(2);
const faults = checkHeads(out);
moveMarkdown(out);
const redirects = writeRedirects(out);
if (faults.length === 0) writeStamp(`${out}/.stamp`);
for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
console.log(`Finished ${out}/: ${redirects.length} redirects, ${faults.length} faults in heads.`);
process.exitCode = faults.length > 0 ? 1 : 0;
