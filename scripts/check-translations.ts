import '../lib/errors/script-setup.server';
import { checkTranslations, updateTranslationLock } from '../lib/checks/translations/check-translations.server';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { toProblemText } from '../lib/errors/problem';
import { SiteError } from '../lib/errors/site-error';

const usage = `npm run check:translations                       compares translations with the English texts
npm run check:translations -- --write [files]    records all translations, or only the named ones, as up to date`;

async function check(): Promise<number> {
  const { problems, count, untranslated } = await checkTranslations();
  for (const file of untranslated) console.log(`not translated yet: ${file}`);
  const all = Object.entries(problems).flatMap(([kind, found]) => found.map((problem) => ({ kind, problem })));
  for (const { kind, problem } of all) console.error(`${kind}: ${toProblemText(problem)}`);
  const counts = Object.entries(problems).map(([kind, found]) => `${found.length} ${kind}`);
  console.log(`${count} translations checked: ${counts.join(', ')}.`);
  return all.length;
}

async function write(files: string[]): Promise<void> {
  const { recorded, removed } = await updateTranslationLock(files);
  for (const file of recorded) console.log(`recorded: ${file}`);
  for (const file of removed) console.log(`removed: ${file}`);
  console.log(`${recorded.length} translations recorded, ${removed.length} removed from the lock.`);
}

const { values, positionals } = parseArguments(
  { allowPositionals: true, options: { write: { type: 'boolean' } } },
  usage,
);
if (values.write) await write(positionals);
else if (positionals.length > 0) throw new SiteError('Files can be named only with --write.', usage);
else process.exitCode = (await check()) > 0 ? 1 : 0;
