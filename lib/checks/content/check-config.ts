import { type Problem, toProblem } from '../../errors/problem';

/** Modules that validate themselves on import. */
const sources = [
  { file: 'configuration', load: () => import('../../config/site') },
  { file: 'content/data/changelog.ts', load: () => import('@/components/changelog/releases') },
  { file: 'content/data/announcement.ts', load: () => import('../../../components/announcement/announcement') },
  { file: 'content/data/moved.ts', load: () => import('../../pages/moved-pages') },
];

/** Finds what is wrong with the environment, the site's configuration and the data that pages render. */
export async function checkConfig(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, load } of sources) {
    try {
      await load();
    } catch (error) {
      problems.push(toProblem(file, error));
    }
  }
  return problems;
}
