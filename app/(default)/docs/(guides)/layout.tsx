import { createDocsLayout } from '@/app/_routes/docs-layout';

export default createDocsLayout('docs');
