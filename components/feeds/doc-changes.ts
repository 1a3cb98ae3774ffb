/** A page of the documentation that is new, or that was largely rewritten. */
export interface DocChange {
  /** Path of its file from the project root. */
  file: string;
  kind: 'new' | 'rewritten';
  date: Date;
}

/** The share of a page's current lines that a commit has to add for the page to count as rewritten. */
const rewrittenShare = 0.5;

/** Options of `git log`: a raw line says whether a commit added a file. Renames are no news, so they are filtered out. */
export const docLogOptions = ['--raw', '--numstat', '--find-renames', '--diff-filter=AM'];

/**
 * Parses the output of `git log --format=%x00%cI` with `docLogOptions`, newest commit first, into the last major change of each file.
 * @param lineCounts number of lines of a file today, by its path; other files are left out
 * @returns changes, newest first
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
  /** True in the commit that added the file. */
  isNew: boolean;
  /** Number of lines. */
  added: number;
  date: Date;
}

function parseEdits(log: string): Edit[] {
  return log.split('\0').slice(1).flatMap(parseCommit);
}

/** Parses a commit, whose raw lines (`:… A<tab>file`) come before its numstat lines (`3<tab>1<tab>file`). */
function parseCommit(commit: string): Edit[] {
  const [date = '', ...lines] = commit.split('\n').filter(Boolean);
  const newFiles = new Set(lines.map((line) => /^:.* A\t(.*)$/.exec(line)?.[1]));
  return lines
    .filter((line) => !line.startsWith(':'))
    .map((line) => {
      const [added, , file = ''] = line.split('\t');
      return { file, isNew: newFiles.has(file), added: Number(added), date: new Date(date) };
    });
}
