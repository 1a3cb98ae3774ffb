/** Whether a page is part of the site; drafts are only part of it in `npm run dev`. */
export function isPublished({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development';
}
