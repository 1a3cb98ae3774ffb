/** Whether a page is part of the site: drafts are, but only while `npm run dev` shows them to their writer. */
export function isPublished({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development';
}
