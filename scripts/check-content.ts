import '../lib/errors/script-setup.server';
import { publishedPaths } from '../components/published-paths';
import { checkConfig } from '../lib/checks/content/check-config';
import { checkContent } from '../lib/checks/content/check-content.server';
import { checkPageFiles } from '../lib/checks/content/check-files.server';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { toProblemText } from '../lib/errors/problem';

const usage = `npm run check:content                lists what is wrong with the content and the configuration
npm run check:content -- --build     passes if all problems are minor`;

/** A build continues if all problems are minor, so that nobody waits for a comma. */
const { build: isBuild } = parseArguments({ options: { build: { type: 'boolean' } } }, usage).values;

/** Data of features, which is validated when it is loaded. */
const featureData = [
  { file: 'content/data/changelog.ts', load: () => import('../components/changelog/releases') },
  { file: 'content/data/announcement.ts', load: () => import('../components/announcement/announcement') },
];

const content = await checkContent('content', publishedPaths);
const found = [...(await checkConfig(featureData)), ...checkPageFiles(), ...content.problems];
const problems = found.filter(({ isMinor }) => !(isBuild && isMinor));
const warnings = [...content.warnings, ...found.filter((problem) => !problems.includes(problem))];

for (const warning of warnings) console.warn(`warning: ${toProblemText(warning)}`);
for (const problem of problems) console.error(`error: ${toProblemText(problem)}`);
console.log(`Content checked: ${problems.length} errors, ${warnings.length} warnings.`);
process.exitCode = problems.length > 0 ? 1 : 0;
