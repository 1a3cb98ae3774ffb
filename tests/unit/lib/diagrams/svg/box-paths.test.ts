import { expect, it, vi } from 'vitest';
import type { Box } from '@/lib/diagrams/drawing';
import { getTextArea } from '@/lib/diagrams/svg/box-paths';

vi.mock('@/lib/diagrams/flowchart/flow-metrics', () => ({ metrics: { lid: 30 } }));
vi.mock('@/lib/diagrams/sequence/sequence-metrics', () => ({ metrics: { participant: { icon: 44 } } }));

const box = { x: 0, y: 0, width: 100, height: 100, text: { role: 'node' as const, lines: [], width: 0, height: 0 } };
const cases: [Box['shape'], object][] = [
  ['store', { x: 0, y: 15, width: 100, height: 85 }],
  ['actor', { x: 44, y: 0, width: 56, height: 100 }],
  ['process', { x: 0, y: 0, width: 100, height: 100 }],
];

it.each(cases)('the text area of a %s excludes its decoration', (shape, area) => {
  expect(getTextArea({ ...box, shape })).toEqual(area);
});
