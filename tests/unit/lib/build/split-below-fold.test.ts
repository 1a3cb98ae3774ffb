import { expect, it } from 'vitest';
import { splitBelowFold } from '@/lib/build/split-below-fold';

const text = '<p>“Below” the fold</p>';
const textRow = `a:T${Buffer.byteLength(text).toString(16)},${text}`;
const client = '1:I["/_next/static/chunks/a.js","BelowFold"]\n';
const root = '0:{"f":["$","main",null,{"children":"$L2"}]}\n';
const page = '2:[["$","p",null,{"children":"Costs $$5"}],["$","$L1","below",{"children":"$@9"}]]\n';
const below = '9:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"$a"}},"$Lb"]\n';
const ownClient = 'b:I["/_next/static/chunks/b.js","Tabs"]\n';

it.each(['below', '1-below'])(
  'rows that only the text below the fold needs are apart, wherever they are: %s',
  (key) => {
    const keyed = page.replace('below', key);
    expect(splitBelowFold([client, textRow, root, ownClient, keyed, below].join(''))).toEqual({
      above: [client, root, keyed],
      below: [textRow, ownClient, below],
    });
  },
);

it('a row that both parts need stays above', () => {
  const usedTwice = page.replace('Costs $$5', '$b');
  expect(splitBelowFold([client, textRow, root, ownClient, usedTwice, below].join('')).below).toEqual([textRow, below]);
});

it('instructions to the browser stay above, and so does all of a page without a fold', () => {
  const hint = ':HL["/_next/static/a.css","style"]\n';
  expect(splitBelowFold([hint, client, textRow, root, page, below].join('')).above).toContain(hint);
  const flat = [client, root, page.replace('$@9', '$9'), below, textRow];
  expect(splitBelowFold(flat.join(''))).toEqual({ above: flat, below: [] });
});
