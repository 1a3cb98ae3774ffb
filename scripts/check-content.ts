import { checkContent } from '../lib/content-check/check-content.server';
import { toFaultText } from '../lib/content-check/fault';

const { faults, warnings } = await checkContent();

for (const warning of warnings) console.warn(`warning: ${toFaultText(warning)}`);
for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
console.log(`Content checked: ${faults.length} errors, ${warnings.length} warnings.`);
process.exitCode = faults.length > 0 ? 1 : 0;
