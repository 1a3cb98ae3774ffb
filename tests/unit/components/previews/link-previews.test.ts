import { expect, it } from 'vitest';
import { buildLinkPreviews } from '@/components/previews/link-previews';
import { createSitePage } from '../../../support/site-page';

it('previews have the title and description of every page, and of operations method and path, by path in English', () => {
  const texts = { title: 'OCR', description: 'Reads a document.' };
  const pages = [
    createSitePage('id', { ...texts, path: '/docs/api/endpoints/ocr', method: 'post', endpoint: '/v1/ocr/documents' }),
    createSitePage('id', { ...texts, path: '/docs/unlisted', isIndexed: false }),
  ];
  expect(buildLinkPreviews(pages)).toEqual({
    '/docs/api/endpoints/ocr': ['OCR', 'Reads a document.', 'post', '/v1/ocr/documents'],
    '/docs/unlisted': ['OCR', 'Reads a document.'],
  });
});
