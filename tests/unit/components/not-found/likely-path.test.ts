import { expect, it } from 'vitest';
import { findLikelyPath } from '@/components/not-found/likely-path';

const paths = [
  '/docs/intro',
  '/docs/sdks/python',
  '/docs/api/endpoints/ocr',
  '/docs/api/wa-agent/overview',
  '/docs/wa-agent/overview',
];

it.each([
  ['/docs/intor', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/Sdks/pyton', '/docs/sdks/python'],
  ['/sdk/python', '/docs/sdks/python'],
  ['/docs/api/ocr.html', '/docs/api/endpoints/ocr'],
  ['/docs/whatsapp-agent/overview', '/docs/wa-agent/overview'],
  ['/nowhere', undefined],
  ['/docs/something-else-altogether', undefined],
])('the likely path for %s is %s', (path, likely) => {
  expect(findLikelyPath(path, paths)).toBe(likely);
});
