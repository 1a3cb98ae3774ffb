import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { tellSiteError } from '../lib/errors/tell-site-error';
import { parseNewPage } from '../lib/new-page/new-page';
import { writeNewPage } from '../lib/new-page/write-new-page.server';

const questions = {
  path: 'Path below content/docs, such as get-started/first-call',
  title: 'Title in English',
  titleId: 'Title in Indonesian',
  description: 'One sentence on what the reader gets, in English',
  descriptionId: 'The same sentence in Indonesian',
};

const { values } = parseArgs({
  options: {
    path: { type: 'string' },
    title: { type: 'string' },
    'title-id': { type: 'string' },
    description: { type: 'string' },
    'description-id': { type: 'string' },
    after: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const given: Record<string, string | undefined> = {
  path: values.path,
  title: values.title,
  titleId: values['title-id'],
  description: values.description,
  descriptionId: values['description-id'],
  after: values.after,
};

const usage = `Makes a page of the documentation in both languages and puts it into the sidebar.

npm run new:page -- --path <folder/name> --title <English> --title-id <Indonesian>
                    --description <English> --description-id <Indonesian> [--after <page>]

What is left out is asked for; without --after the page comes last in its folder.`;

async function askForTheRest(): Promise<Record<string, string | undefined>> {
  const open = Object.entries(questions).filter(([key]) => !given[key]);
  if (open.length === 0 || !process.stdin.isTTY) return given;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  for (const [key, question] of open) given[key] = await prompt.question(`${question}: `);
  prompt.close();
  return given;
}

if (values.help) console.log(usage);
else {
  try {
    const files = writeNewPage(parseNewPage(await askForTheRest()));
    console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  } catch (error) {
    tellSiteError(error);
  }
}
