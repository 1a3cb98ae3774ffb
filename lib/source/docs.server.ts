import { docs as collection } from 'collections/dynamic';
import { createDocsLoader } from './create-docs-loader';

/** The documentation. The build knows names, frontmatter and order; the text of a page is compiled when it is drawn. */
export const docs = createDocsLoader(collection.toFumadocsSource());

export type DocPage = (typeof docs)['$inferPage'];
