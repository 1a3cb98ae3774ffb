import { expect, it } from 'vitest';
import { getCauseChain } from '@/lib/errors/cause-chain';

const root = new TypeError('no such field');

it.each([
  ['an error', new Error('it broke'), ['it broke']],
  ['an error of a kind', root, ['TypeError: no such field']],
  [
    'causes',
    new Error('outer', { cause: new Error('inner', { cause: root }) }),
    ['outer', 'inner', 'TypeError: no such field'],
  ],
  ['a cause that is no error', new Error('outer', { cause: 'a text' }), ['outer', 'a text']],
  ['a thrown text', 'just text', ['just text']],
  ['nothing', undefined, ['undefined']],
])('names %s', (_, thrown, chain) => {
  expect(getCauseChain(thrown)).toEqual(chain);
});

it('ends where errors cause each other', () => {
  const first = new Error('first');
  first.cause = new Error('second', { cause: first });
  expect(getCauseChain(first).slice(0, 3)).toEqual(['first', 'second', 'first']);
  expect(getCauseChain(first).length).toBeLessThan(20);
});
