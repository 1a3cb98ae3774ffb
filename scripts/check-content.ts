import '../lib/build/script-setup.server';
import { checkConfig } from '../lib/checks/content/check-config';
import { checkContent } from '../lib/checks/content/check-content.server';
import { checkPageFiles } from '../lib/checks/content/check-page-files.server';
import { toFaultText } from '../lib/errors/fault';
import { parseArguments } from '../lib/errors/parse-arguments.server';

const usage = `npm run check:content                lists what is wrong with the content and the configuration
npm run check:content -- --build     passes if only a text is flawed`;

/** A build continues if only a text is flawed, so that nobody waits for a comma. */
const { build: isBuild } = parseArguments({ options: { build: { type: 'boolean' } } }, usage).values;

const content = await checkContent();
const found = [...(await checkConfig()), ...checkPageFiles(), ...content.faults];
const faults = found.filter(({ isFlaw }) => !(isBuild && isFlaw));
const warnings = [...content.warnings, ...found.filter((fault) => !faults.includes(fault))];

for (const warning of warnings) console.warn(`warning: ${toFaultText(warning)}`);
for (const fault of faults) console.error(`error: ${toFaultText(fault)}`);
console.log(`Content checked: ${faults.length} errors, ${warnings.length} warnings.`);
process.exitCode = faults.length > 0 ? 1 : 0;
