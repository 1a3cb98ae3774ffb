import type { TitlesFile } from '../files/record-files';
import { hierarchyLevels, type SearchRequest } from '../types';

/** How many pages provide their titles as sample queries. */
const titleCount = 6;

/** Milliseconds without warm-up queries after a reader's query, as the next keystroke may follow. */
const quietTime = 250;

/**
 * Runs queries that readers may type. Browsers compile code while it is used, so a cold engine takes two to four times as long
 * for its first answers. Each query is a task of its own, so that messages are handled in between.
 * @param ask answers a request; the answer is discarded
 * @param getAskedAt time of the reader's last query, by `performance.now()`
 */
export async function warmUp(
  titles: TitlesFile,
  ask: (request: SearchRequest) => void,
  getAskedAt: () => number,
): Promise<void> {
  for (const request of buildWarmUpRequests(titles)) {
    await wait(0);
    while (performance.now() < getAskedAt() + quietTime) await wait(quietTime);
    ask(request);
  }
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Titles from all over the site, keystroke by keystroke, as the dialog sends them, and finally with a letter missing. */
export function buildWarmUpRequests({ pages }: Pick<TitlesFile, 'pages'>): SearchRequest[] {
  const step = Math.ceil(pages.length / titleCount);
  const titles = pages.filter((_, index) => index % step === 0).map(({ title }) => title);
  const attributesToSnippet = [...hierarchyLevels.map((level) => `hierarchy.${level}:10`), 'content:10'];
  return titles.flatMap(toTyped).map((query) => ({ query, attributesToSnippet }));
}

/** `Widget` → `W`, `Wi` … `Widget`, `Widgt` */
function toTyped(title: string): string[] {
  const beginnings = Array.from(title, (_, index) => title.slice(0, index + 1));
  return [...beginnings, title.slice(0, -2) + title.slice(-1)];
}
