/** A page of the documentation that is new, or that was largely written anew. */
export interface DocChange {
  /** Path of its file from the top of the project. */
  file: string;
  kind: 'new' | 'rewritten';
  date: Date;
}

/** The share of a page's lines that a commit has to bring for the page to count as rewritten. */
const rewrittenShare = 0.5;

/** What `git log` is asked for: a raw row says whether a commit made a file. Renames are no news, so they are left out. */
export const docLogOptions = ['--raw', '--numstat', '--find-renames', '--diff-filter=AM'];

/**
 * Reads `git log --format=%x00%cI` with `docLogOptions`, newest commit first, into the last great change of each file.
 * @param lineCounts how many lines a file has today, by its path; files that are not there are left out
 * @returns newest first
 */
export function parseDocChanges(log: string, lineCounts: ReadonlyMap<string, number>): DocChange[] {
  const found = new Map<string, DocChange>();
  for (const { file, isNew, added, date } of parseEdits(log)) {
    const lines = lineCounts.get(file);
    if (found.has(file) || lines === undefined) continue;
    if (isNew) found.set(file, { file, kind: 'new', date });
    else if (added >= lines * rewrittenShare) found.set(file, { file, kind: 'rewritten', date });
  }
  return [...found.values()].sort((a, b) => b.date.getTime() - a.date.getTime() || (a.file < b.file ? -1 : 1));
}

interface Edit {
  file: string;
  /** True in the commit that made the file. */
  isNew: boolean;
  /** Lines. */
  added: number;
  date: Date;
}

function parseEdits(log: string): Edit[] {
  return log.split('\0').slice(1).flatMap(parseCommit);
}

/** The raw rows of a commit (`:… A<tab>file`) stand before those with the numbers of lines (`3<tab>1<tab>file`). */
function parseCommit(commit: string): Edit[] {
  const [date = '', ...rows] = commit.split('\n').filter(Boolean);
  const made = new Set(rows.map((row) => /^:.* A\t(.*)$/.exec(row)?.[1]));
  return rows
    .filter((row) => !row.startsWith(':'))
    .map((row) => {
      const [added, , file = ''] = row.split('\t');
      return { file, isNew: made.has(file), added: Number(added), date: new Date(date) };
    });
}
