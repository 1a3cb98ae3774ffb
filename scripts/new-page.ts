import '../lib/errors/script-setup.server';
import { createInterface } from 'node:readline/promises';
import { checkAddresses } from '../lib/checks/content/check-addresses';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { SiteError } from '../lib/errors/site-error';
import { parseNewPage, questions } from '../lib/new-page/new-page';
import { writeNewPage } from '../lib/new-page/write-new-page.server';

const usage = `Creates a documentation page in every language and adds it to the sidebar.

npm run new:page -- [--after <page>]
${questions.map(({ option, question }) => `  ${`--${option}`.padEnd(18)}${question}`).join('\n')}

You are asked for whatever you leave out; without --after, the page goes last in its folder.`;

type Answers = Record<string, string | undefined>;

const texts = Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' as const }]));
const { values } = parseArguments({ options: { ...texts, after: { type: 'string' } } }, usage);

async function askForMissing(given: Answers): Promise<Answers> {
  const missing = questions.filter(({ option }) => !given[option]);
  if (missing.length === 0 || !process.stdin.isTTY) return given;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  for (const { option, question } of missing) answers[option] = await prompt.question(`${question}: `);
  prompt.close();
  return answers;
}

const page = parseNewPage(await askForMissing(values));
const [problem] = checkAddresses('content/docs', '/docs', [`${page.path}.mdx`]);
if (problem) throw new SiteError(problem.message, 'Choose another path.');
const files = writeNewPage(page);
console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
