import { expect, it } from 'vitest';
import { getCauseChain } from '@/components/failures/cause-chain';

const root = new TypeError('no such field');

it.each([
  ['an error', new Error('it broke'), ['it broke']],
  ['a named error', root, ['TypeError: no such field']],
  [
    'nested causes',
    new Error('outer', { cause: new Error('inner', { cause: root }) }),
    ['outer', 'inner', 'TypeError: no such field'],
  ],
  ['a cause that is not an error', new Error('outer', { cause: 'a text' }), ['outer', 'a text']],
  ['a thrown string', 'just text', ['just text']],
  ['undefined', undefined, ['undefined']],
])('getCauseChain describes %s', (_, thrown, chain) => {
  expect(getCauseChain(thrown)).toEqual(chain);
});

it('getCauseChain stops if errors cause each other', () => {
  const first = new Error('first');
  first.cause = new Error('second', { cause: first });
  expect(getCauseChain(first).slice(0, 3)).toEqual(['first', 'second', 'first']);
  expect(getCauseChain(first).length).toBeLessThan(20);
});
