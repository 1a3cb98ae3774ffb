/** What a tree that is made from data is for: the page, its Markdown, or the texts that search reads. */
export type TreeForm = 'page' | 'markdown' | 'text';
