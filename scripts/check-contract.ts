import '../lib/build/load-env.server';
import { toFaultText } from '../lib/content-check/fault';
import { tellSiteError } from '../lib/errors/tell-site-error';

try {
  // The environment is parsed when this is loaded: a wrong variable is told like any other fault.
  const { checkContract } = await import('../lib/contract-check/check-contract.server');
  const { faults, exampleCount } = await checkContract();
  for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
  console.log(`Contract checked: ${faults.length} errors, ${exampleCount} examples validated.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  tellSiteError(error, 'error: ');
}
