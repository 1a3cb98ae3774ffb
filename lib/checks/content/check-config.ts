import { type Problem, toProblem } from '../../errors/problem';

/** A module that validates its data when it is imported, and the file that has the data. */
export interface DataSource {
  file: string;
  load: () => Promise<unknown>;
}

const sources: DataSource[] = [
  { file: 'configuration', load: () => import('../../config/site') },
  { file: 'content/data/redirects.ts', load: () => import('../../pages/redirects') },
];

/**
 * Finds problems of the environment, the site's configuration and the data that pages render.
 * @param featureData data that belongs to single features
 */
export async function checkConfig(featureData: readonly DataSource[] = []): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, load } of [...sources, ...featureData]) {
    try {
      await load();
    } catch (error) {
      problems.push(toProblem(file, error));
    }
  }
  return problems;
}
