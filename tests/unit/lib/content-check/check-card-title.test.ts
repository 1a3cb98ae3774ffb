import { describe, expect, it } from 'vitest';
import { checkCardTitle } from '@/lib/content-check/check-card-title';

const toFile = (title: string) => `---\ndescription: Text.\ntitle: ${title}\n---\n`;
const check = (title: string) => checkCardTitle('content/docs/a.mdx', toFile(title), title);

describe('the title of a page', () => {
  it('has room on the picture of the page', () => {
    expect(check('Send a message')).toEqual([]);
  });

  it('that is too long for it is named with its line', () => {
    expect(check('Send a message to a person who has not written before '.repeat(3))).toEqual([
      {
        file: 'content/docs/a.mdx:3',
        message: expect.stringContaining('(162 letters) is too long'),
        hint: expect.stringContaining('three lines'),
      },
    ]);
  });

  it('with a letter that the picture cannot show is named with the letter', () => {
    expect(check('Send 日')).toEqual([expect.objectContaining({ message: expect.stringContaining('cannot show 日') })]);
  });
});
