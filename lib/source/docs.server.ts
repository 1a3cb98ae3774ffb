import { docs as collection } from 'collections/dynamic';
import { createDocsLoader } from './create-docs-loader';

/** The documentation, as the build compiled it. */
export const docs = createDocsLoader(collection.toFumadocsSource());

export type DocPage = (typeof docs)['$inferPage'];
