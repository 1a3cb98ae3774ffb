/** Whether a response is a file, and not the page that some hosts and networks answer with instead. */
export function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('Content-Type')?.startsWith('text/html');
}
