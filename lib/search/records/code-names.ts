/** Excludes keys, ids and the like, which have several digits. */
const isName = (word: string) => /\p{Ll}\p{Lu}|_/u.test(word) && !/\d.*\d/.test(word);

/**
 * The names in code that readers look for, each once: those made of several words, such as `AgentWidget` and `has_more`. Single words
 * are in the text as well.
 */
export function getCodeNames(code: string): string[] {
  const words = code.match(/\p{L}[\p{L}\p{N}_]*/gu) ?? [];
  return [...new Set(words.filter(isName))];
}
