import '../lib/build/script-setup.server';
import { checkContract } from '../lib/checks/contract/check-contract.server';
import { toFaultText } from '../lib/errors/fault';
import { parseArguments } from '../lib/errors/parse-arguments.server';

parseArguments({}, 'npm run check:contract  checks the API contract, and takes no options');
const { faults, exampleCount } = await checkContract();
for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
console.log(`Contract checked: ${faults.length} errors, ${exampleCount} examples validated.`);
process.exitCode = faults.length > 0 ? 1 : 0;
