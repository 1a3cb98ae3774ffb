/** A page of the documentation that is new, or that was largely written anew. */
export interface DocChange {
  /** Path of its file from the top of the project. */
  file: string;
  kind: 'new' | 'rewritten';
  date: Date;
}

/** The share of a page's lines that a commit has to bring for the page to count as rewritten. */
const rewrittenShare = 0.5;

/**
 * Reads `git log --format=%x00%cI --numstat`, newest commit first, into the last great change of each file.
 * The oldest commit that names a file made it, unless it takes lines away: then the file had another name before.
 * @param lineCounts how many lines a file has today, by its path; files that are not there are left out
 * @returns newest first
 */
export function parseDocChanges(log: string, lineCounts: ReadonlyMap<string, number>): DocChange[] {
  const edits = parseEdits(log);
  const oldest = new Map(edits.map((edit) => [edit.file, edit]));
  const found = new Map<string, DocChange>();
  for (const edit of edits) {
    const { file, added, deleted, date } = edit;
    const lines = lineCounts.get(file);
    if (found.has(file) || lines === undefined) continue;
    if (edit === oldest.get(file) && deleted === 0) found.set(file, { file, kind: 'new', date });
    else if (added >= lines * rewrittenShare) found.set(file, { file, kind: 'rewritten', date });
  }
  return [...found.values()].sort((a, b) => b.date.getTime() - a.date.getTime() || (a.file < b.file ? -1 : 1));
}

interface Edit {
  file: string;
  /** Lines. */
  added: number;
  deleted: number;
  date: Date;
}

function parseEdits(log: string): Edit[] {
  return log
    .split('\0')
    .slice(1)
    .flatMap((commit) => {
      const [date = '', ...rows] = commit.split('\n').filter(Boolean);
      return rows.map((row) => {
        const [added, deleted, file = ''] = row.split('\t');
        return { file, added: Number(added), deleted: Number(deleted), date: new Date(date) };
      });
    });
}
