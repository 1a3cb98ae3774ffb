import '../lib/build/load-env.server';
import { writeFileSync } from 'node:fs';
import { writeStamp } from '../lib/build/is-stale.server';
import { moveMarkdown } from '../lib/build/move-markdown.server';
import { env } from '../lib/config/env';
import { writeRedirects } from '../lib/redirects/write-redirects.server';
import { buildHeadersFile } from '../lib/security/host-headers';
import { getPolicySources } from '../lib/security/policy-sources';
import { writePolicies } from '../lib/security/write-policies.server';

const [out = 'out'] = process.argv.slice(2);
moveMarkdown(out);
const redirects = writeRedirects(out);
writeFileSync(`${out}/_headers`, buildHeadersFile(env.NEXT_PUBLIC_BASE_PATH));
const pageCount = writePolicies(out, getPolicySources());
writeStamp(`${out}/.stamp`);
console.log(`Finished ${out}/: ${pageCount} pages with their policies, ${redirects.length} of them redirects.`);
