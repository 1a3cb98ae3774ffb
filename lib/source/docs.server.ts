import { docs as collection } from 'collections/dynamic';
import { createDocsLoader } from './create-docs-loader';

/** The documentation. Names, frontmatter and order are loaded up front; the text of a page is compiled when it is rendered. */
export const docs = createDocsLoader(collection.toFumadocsSource());

export type DocPage = (typeof docs)['$inferPage'];
