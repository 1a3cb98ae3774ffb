/** Puts a text in double quotes, as Go, Java and C# write it. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** Puts a text in double quotes for PHP, which would replace variables in it. */
export function quotePhp(text: string): string {
  return quote(text).replaceAll('$', '\\$');
}
