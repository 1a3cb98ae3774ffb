import { describe, expect, it } from 'vitest';
import { checkOverlay, checkTerms } from '@/lib/checks/contract/check-texts';

it('a word that the glossary replaces is reported with its place, but not in code', () => {
  const document = { info: { description: 'Calls an end point with `apikey`.' } };
  expect(checkTerms(document, 'en', 'openapi.yaml')).toEqual([
    {
      file: 'openapi.yaml#/info/description',
      message: '"end point" is not the glossary term.',
      hint: expect.stringMatching(/^Write "endpoint"/),
    },
  ]);
});

it('the text of a response is checked even where its name is that of a value', () => {
  const responses = { default: { description: 'An end point.' } };
  expect(checkTerms({ responses, default: 'An end point.' }, 'en', 'openapi.yaml')).toMatchObject([
    { file: 'openapi.yaml#/responses/default/description' },
  ]);
});

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
