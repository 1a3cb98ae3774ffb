import { type Problem, toProblem } from '../../errors/problem';

/** A module that validates what it exports when it is imported, and the file that it reads. */
export interface DataSource {
  file: string;
  load: () => Promise<unknown>;
}

const sources: DataSource[] = [
  { file: 'configuration', load: () => import('../../config/site') },
  { file: 'content/data/redirects.ts', load: () => import('../../pages/redirects') },
];

/**
 * Finds what is wrong with the environment, the site's configuration and the data that pages render.
 * @param ofFeatures data that single features show
 */
export async function checkConfig(ofFeatures: readonly DataSource[] = []): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, load } of [...sources, ...ofFeatures]) {
    try {
      await load();
    } catch (error) {
      problems.push(toProblem(file, error));
    }
  }
  return problems;
}
