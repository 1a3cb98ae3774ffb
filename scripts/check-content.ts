import '../lib/build/load-env.server';
import { checkConfig } from '../lib/content-check/check-config';
import { checkContent } from '../lib/content-check/check-content.server';
import { toFaultText } from '../lib/content-check/fault';

const content = await checkContent();
const faults = [...(await checkConfig()), ...content.faults];
const { warnings } = content;

for (const warning of warnings) console.warn(`warning: ${toFaultText(warning)}`);
for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
console.log(`Content checked: ${faults.length} errors, ${warnings.length} warnings.`);
process.exitCode = faults.length > 0 ? 1 : 0;
