import { describe, expect, it } from 'vitest';
import { checkOverlay } from '@/lib/checks/contract/check-overlay';

describe('an overlay', () => {
  const overlay = (target: string, update: Record<string, unknown>) => ({
    overlay: '1.0.0' as const,
    info: { title: 'Texts', version: '1.0.0' },
    actions: [{ target, update }],
  });

  it('with a target that matches nothing is a problem', () => {
    const text = 'actions:\n  - target: $.paths.nowhere\n    update: { summary: x }\n';
    const problems = checkOverlay({}, overlay('$.paths.nowhere', { summary: 'x' }), 'overlay.id.yaml', text);
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['overlay.id.yaml:2', 'The overlay "Texts" has a target that matches nothing: $.paths.nowhere'],
    ]);
  });

  it('must translate every text', () => {
    const document = { info: { description: 'One.' }, tags: [{ name: 'a', description: 'Two.' }] };
    const problems = checkOverlay(document, overlay('$.info', { description: 'Satu.' }), 'overlay.id.yaml', '');
    expect(problems).toEqual([
      {
        file: 'overlay.id.yaml',
        message: '/tags/0/description has no translation: "Two."',
        hint: 'Add an action with the target $.tags[0] and the update { description: … }.',
      },
    ]);
  });
});
