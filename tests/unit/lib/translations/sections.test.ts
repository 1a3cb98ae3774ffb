import { expect, it } from 'vitest';
import { splitContract } from '@/lib/translations/sections';
import { createContract } from '../../../support/contract';

const split = (document: object) =>
  Object.fromEntries(splitContract(document).map(({ anchor, content }) => [anchor, content]));

it('splitContract groups texts by what they describe', () => {
  expect(split(createContract())).toEqual({
    info: 'Things',
    'tag:Things': 'All things.',
    'operation:getThing': 'Get a thing\nReturns one thing.\nId.\nThe thing.\nNo such thing.',
    'schema:Thing': 'A thing.\nId of the thing.',
  });
});

it('splitContract identifies parts without an id by their path, and ignores line wrapping', () => {
  const item = { get: { summary: 'Get\n  it' } };
  const channel = { title: 'Inbox', messages: { ready: { summary: 'It is open.' } } };
  expect(split({ paths: { '/v1/things': item }, channels: { inbox: channel } })).toEqual({
    'operation:/v1/things get': 'Get it',
    'channel:inbox': 'Inbox\nIt is open.',
  });
});
