import '../lib/errors/script-setup.server';
import { checkContract } from '../lib/checks/contract/check-contract.server';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { toProblemText } from '../lib/errors/problem';

parseArguments({}, 'npm run check:contract  checks the API contract, and takes no options');
const problems = await checkContract();
for (const problem of problems) console.error(`error: ${toProblemText(problem)}`);
console.log(`Contract checked: ${problems.length} errors.`);
process.exitCode = problems.length > 0 ? 1 : 0;
