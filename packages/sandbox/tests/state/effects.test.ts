import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json';
import { type Effect, runEffects } from '../../src/core/state/effects';
import { Store } from '../../src/core/state/store';
import { evaluate, evaluateList, matches, type Scope } from '../../src/core/state/template';
import { Clock, parseDuration } from '../../src/core/state/time';

const start = Date.parse('2026-11-20T09:00:00Z');

/** A shop with two customers, one of them without newsletters, in a sandbox whose clock stands still unless it is moved. */
function createShop(values: JsonObject = {}) {
  const clock = new Clock(() => new Date(start));
  const store = new Store();
  store.addSeeds({
    '/customers': [
      { id: 'cus_1', tags: ['news', 'vip'], opted_out: false },
      { id: 'cus_2', tags: ['news'], opted_out: true },
    ],
  });
  const scope: Scope = {
    values,
    store,
    workspace: '',
    now: () => clock.now(),
    randomText: (length) => 'x'.repeat(length),
  };
  const emitted: unknown[] = [];
  const sent: unknown[] = [];
  const run = (effects: Effect[]) =>
    runEffects(effects, scope, {
      schedule: (due, task) => clock.schedule(due, task),
      emit: (type, data) => emitted.push([type, data]),
      send: ({ channel, message, data }) => void sent.push([channel, message, data]),
    });
  return { clock, store, scope, run, emitted, sent };
}

describe('a template', () => {
  const { scope } = createShop({
    request: {
      tags: ['vip'],
      file: { name: 'a.csv', type: 'text/csv', bytes: new TextEncoder().encode('phone,name\n1,"A, B"\n\n2,C\n') },
    },
  });

  it.each([
    ['$request.tags', ['vip']],
    ['$request.unknown', undefined],
    ['cus_{$request.tags.0}', 'cus_vip'],
    ['$now', '2026-11-20T09:00:00Z'],
    ['$request.file.size', 25],
    [{ a: '$request.unknown', b: null }, { b: null }],
    [{ $count: { in: '/customers' } }, 2],
    [{ $count: '$request.tags' }, 1],
    [{ $find: { in: '/customers', where: { opted_out: true } } }, { id: 'cus_2', tags: ['news'], opted_out: true }],
    [{ $map: { each: { in: '/customers' }, value: '$item.id' } }, ['cus_1', 'cus_2']],
    [{ $map: { each: ['a', 'b'], value: '$index', where: { $item: 'b' } } }, [1]],
    [{ $unique: ['$request.tags', 'a', 'b', 'a'] }, ['vip', 'a', 'b']],
    [{ $split: { text: 'a; b;', at: ';' } }, ['a', 'b']],
    [{ $omit: { from: { a: 1, b: 2 }, fields: ['a'] } }, { b: 2 }],
    [{ $bytes: 'é' }, 2],
    [{ $find: { in: '/customers', where: { opted_out: true }, field: 'id' } }, 'cus_2'],
    [{ $ranges: { text: 'A red Bike', words: 'bike red' } }, [{ start: 2, end: 10 }]],
    [{ $first: ['$request.unknown', null, 3] }, 3],
    [{ $case: [{ when: { '$request.tags': 'news' }, value: 1 }, { value: 2 }] }, 2],
    [{ $sum: [{ $count: '$request.tags' }, 2] }, 3],
    [{ $after: { duration: 'PT15M' } }, '2026-11-20T09:15:00Z'],
    [{ $merge: [{ a: 1 }, { b: '$request.tags.0' }] }, { a: 1, b: 'vip' }],
    [
      { $csv: '$request.file' },
      [
        { phone: '1', name: 'A, B' },
        { phone: '2', name: 'C' },
      ],
    ],
  ])('%j is %j', (template, expected) => {
    expect(evaluate(template, scope)).toEqual(expected);
  });
});

it.each([
  [{ tags: 'vip' }, true],
  [{ tags: ['old', 'vip'] }, true],
  [{ tags: { not: ['news'] } }, false],
  [{ opted_out: false, tags: 'other' }, false],
  [{ any: [{ tags: 'other' }, { id: 'cus_1' }] }, true],
  [{ none: [{ tags: 'other' }, { id: 'cus_1' }] }, false],
  [{ name: { present: false } }, true],
  [{ created_at: { before: '$now' } }, true],
  [{ id: { contains: 'US' } }, true],
  [{ id: { like: '^cus_[0-9]$' } }, true],
  [{ exists: { in: '/customers', id: 'cus_2' } }, true],
  [{ '$request.tags': 'vip' }, true],
])('whether %j holds for a customer: %s', (condition, expected) => {
  const { scope } = createShop({ request: { tags: ['vip'] } });
  const customer = { id: 'cus_1', tags: ['news', 'vip'], opted_out: false, created_at: '2026-11-19T09:00:00Z' };
  expect(matches(condition, customer, scope)).toBe(expected);
});

describe('effects', () => {
  const campaign: Effect[] = [
    {
      each: { in: '/customers', where: { tags: '$request.tags', opted_out: false } },
      create: { in: '/campaigns/{$response.id}/results', object: { id: '$item.id', status: 'queued' } },
    },
    {
      at: '$request.scheduled_at',
      when: { exists: { in: '/campaigns', id: '$response.id' } },
      update: { in: '/campaigns/{$response.id}/results', set: { status: 'sent', at: '$now' } },
      send: { channel: 'campaigns', message: 'started', data: { id: '$response.id' } },
      effects: [
        {
          after: 'PT1S',
          emit: {
            type: 'campaign.finished',
            data: { sent: { $count: { in: '/campaigns/{$response.id}/results', where: { status: 'sent' } } } },
          },
        },
      ],
    },
  ];
  const call = { request: { tags: ['news'], scheduled_at: '2026-11-22T09:00:00Z' }, response: { id: 'cam_1' } };

  it('happen to those whom a query chooses, in their order and at their time', () => {
    const { clock, store, run, emitted, sent } = createShop(call);
    store.set('', '/campaigns', 'cam_1', { id: 'cam_1' });
    run(campaign);
    const list = () => store.list('', '/campaigns/cam_1/results').map(({ object }) => object);
    expect(list()).toEqual([{ id: 'cus_1', status: 'queued' }]);
    clock.advance(parseDuration('P1D') ?? 0);
    expect(sent).toEqual([]);
    clock.advance(parseDuration('P1DT0.5S') ?? 0);
    expect(list()).toEqual([{ id: 'cus_1', status: 'sent', at: '2026-11-22T09:00:00Z' }]);
    expect([sent, emitted]).toEqual([[['campaigns', 'started', { id: 'cam_1' }]], []]);
    clock.advance(500);
    expect(emitted).toEqual([['campaign.finished', { sent: 1 }]]);
  });

  it('do not happen once their condition no longer holds', () => {
    const { clock, store, run, emitted } = createShop(call);
    store.set('', '/campaigns', 'cam_1', { id: 'cam_1' });
    run([...campaign, { delete: { in: '/campaigns', id: 'cam_1' } }]);
    clock.advance(parseDuration('P3D') ?? 0);
    expect(emitted).toEqual([]);
  });
});

describe('the store', () => {
  it('lists what is new before what the examples show, across collections too', () => {
    const { store, scope } = createShop();
    store.set('', '/customers', 'cus_3', { id: 'cus_3' });
    store.set('', '/orders/1/lines', 'a', { id: 'a' });
    store.set('', '/orders/2/lines', 'b', { id: 'b' });
    expect(evaluateList({ in: '/customers' }, scope)).toMatchObject([
      { id: 'cus_3' },
      { id: 'cus_1' },
      { id: 'cus_2' },
    ]);
    expect(evaluateList({ in: '/orders/*/lines' }, scope)).toEqual([{ id: 'b' }, { id: 'a' }]);
  });

  it('gives each workspace objects of its own, and a deleted example does not come back', () => {
    const { store } = createShop();
    store.delete('', '/customers', 'cus_1');
    store.addSeeds({ '/customers': [{ id: 'cus_1' }, { id: 'cus_9' }] });
    expect(store.get('', '/customers', 'cus_1')).toBeUndefined();
    expect(store.get('', '/customers', 'cus_9')).toBeDefined();
    expect(store.get('other', '/customers', 'cus_1')).toBeDefined();
  });
});

it.each([
  ['P2D', 172_800_000],
  ['PT1H30M', 5_400_000],
  ['PT0.5S', 500],
  ['P1W', 604_800_000],
  ['P', undefined],
  ['PT', undefined],
  ['P1M', undefined],
  ['2 days', undefined],
])('the duration %s has %s ms', (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});
