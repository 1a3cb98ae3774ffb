import '../lib/build/load-env.server';
import { toFaultText } from '../lib/content-check/fault';
import { checkContract } from '../lib/contract-check/check-contract.server';
import { SiteError } from '../lib/errors/site-error';

try {
  const { faults, exampleCount } = await checkContract();
  for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
  console.log(`Contract checked: ${faults.length} errors, ${exampleCount} examples validated.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
