/** The line of a field in the frontmatter of a page; the first line of the file, where the field is missing. */
export function getFieldLine(text: string, field: string): number {
  const [matter = ''] = /^---\r?\n[\s\S]*?\n---(?=\r?\n|$)/.exec(text) ?? [];
  return getLine(matter, (line) => line.startsWith(`${field}:`));
}

/** The line of a field in a JSON file; the first one, where the field is missing. */
export function getJsonFieldLine(text: string, field: string): number {
  return getLine(text, (line) => line.includes(`${JSON.stringify(field)}:`));
}

function getLine(text: string, isField: (line: string) => boolean): number {
  return Math.max(text.split('\n').findIndex(isField), 0) + 1;
}
