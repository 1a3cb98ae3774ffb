import { expect, it } from 'vitest';
import { getFieldLine } from '@/lib/pages/field-problems';

const page = '---\ntitle: Pages\n---\n\n```yaml\ndescription: An example.\n```\n';

it('a field is looked for in the frontmatter alone', () => {
  expect(getFieldLine(page, 'title')).toBe(2);
  expect(getFieldLine(page, 'description')).toBe(1);
  expect(getFieldLine(page.replaceAll('\n', '\r\n'), 'title')).toBe(2);
});
