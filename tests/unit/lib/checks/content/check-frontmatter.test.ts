import { describe, expect, it } from 'vitest';
import { checkCardTitle } from '@/lib/checks/content/check-frontmatter';

const toFile = (title: string) => `---\ndescription: Text.\ntitle: ${title}\n---\n`;
const check = (title: string) => checkCardTitle('content/docs/a.mdx', toFile(title), title);

describe('checkCardTitle', () => {
  it('reports a title that is too long, with its line', () => {
    expect(check('Send a message')).toEqual([]);
    expect(check('Send a message to a person who has not written before '.repeat(3))).toEqual([
      {
        file: 'content/docs/a.mdx:3',
        message: expect.stringContaining('(162 characters) is too long'),
        hint: expect.stringContaining('80 characters'),
      },
    ]);
  });

  it('reports a letter that the card cannot show', () => {
    expect(check('Send 日')).toEqual([expect.objectContaining({ message: expect.stringContaining('cannot show 日') })]);
  });
});
