import type { TitlesFile } from '../files/record-files';
import { hierarchyLevels, type SearchRequest } from '../types';

/** Pages whose titles stand for what readers type. */
const titleCount = 6;

/** Milliseconds after a reader's question in which nothing else is asked: the next key may follow. */
const quietTime = 250;

/**
 * Asks an engine what readers may ask. Browsers compile code while it is used, so an engine that was never asked takes
 * two to four times as long for its first answers. Messages come in between, as each question is a task of its own.
 * @param ask answers a request, for nothing
 * @param getAskedAt when a reader has asked last, as `performance.now()` has it
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

/** Titles from all over the site, key by key as the dialog asks for them, and with a letter missing in the end. */
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
