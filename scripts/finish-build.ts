import '../lib/errors/script-setup.server';
import { writeFileSync } from 'node:fs';
import { getPolicySources } from '../components/policy-sources';
import { pruneBuildCache } from '../lib/cache/build-cache.server';
import { env } from '../lib/config/env';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { writeStamp } from '../lib/publish/build-stamp.server';
import { addCompileHints } from '../lib/publish/compile-hints.server';
import { loadStructuredData } from '../lib/publish/fill-scripts.server';
import { finishPages } from '../lib/publish/finish-pages.server';
import { buildHeadersFile } from '../lib/publish/host-headers';
import { writeRedirects } from '../lib/publish/write-redirects.server';

const usage = 'tsx scripts/finish-build.ts [folder]  completes what Next has built in out/, or in another folder';
const { positionals } = parseArguments({ allowPositionals: true }, usage);
const [out = 'out'] = positionals;
addCompileHints(out);
const redirects = writeRedirects(out);
writeFileSync(`${out}/_headers`, buildHeadersFile(env.NEXT_PUBLIC_BASE_PATH));
const pageCount = finishPages(out, {
  basePath: env.NEXT_PUBLIC_BASE_PATH,
  sources: getPolicySources(),
  redirects,
  structuredData: await loadStructuredData(),
});
pruneBuildCache();
writeStamp(`${out}/.stamp`);
console.log(`Finished ${out}/: ${pageCount} pages with their policies, ${redirects.length} of them redirects.`);
