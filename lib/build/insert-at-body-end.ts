/**
 * Inserts something at the end of a page's body.
 * @throws Error for a page without `</body>`
 */
export function insertAtBodyEnd(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1) throw new Error('The page has no </body>.');
  return html.slice(0, end) + text + html.slice(end);
}
