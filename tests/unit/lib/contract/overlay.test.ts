import { describe, expect, it } from 'vitest';
import { applyOverlay, parseOverlay } from '@/lib/contract/overlay';
import { SiteError } from '@/lib/errors/site-error';

const file = 'content/openapi/overlay.id.yaml';

function toText(target: string): string {
  const action = { target, update: { description: 'Sebuah benda.' } };
  return JSON.stringify({ overlay: '1.0.0', info: { title: 'Texts', version: '1.0.0' }, actions: [action] });
}

describe('parseOverlay', () => {
  it.each([
    ['is not YAML', 'info: a: b', /^content\/openapi\/overlay\.id\.yaml is not valid YAML: .+/],
    ['lacks a field', 'overlay: 1.0.0', /^content\/openapi\/overlay\.id\.yaml is not valid:\n[\s\S]*info: /],
    [
      'has a target that is no JSONPath',
      toText('$.paths['),
      /actions\.0\.target: "\$\.paths\[" is not a valid JSONPath/,
    ],
  ])('reports the file and the problem if the text %s', (_, text, problem) => {
    const read = () => parseOverlay(text, file);
    expect(read).toThrow(problem);
    expect(read).toThrow(SiteError);
  });
});

describe('applyOverlay', () => {
  const apply = (target: string) =>
    applyOverlay({ info: { description: 'A thing.' }, tags: [] }, parseOverlay(toText(target), file));

  it('replaces texts within the objects that it selects', () => {
    expect(apply('$.info')).toEqual({ info: { description: 'Sebuah benda.' }, tags: [] });
  });

  it.each([
    ['$.nothing', 'has a target that matches nothing: $.nothing'],
    ['$.info.description', 'has a target that is a single value: $.info.description'],
    ['$.tags', 'has a target that is a list: $.tags'],
  ])('reports the target %s', (target, problem) => {
    expect(() => apply(target)).toThrow(problem);
    expect(() => apply(target)).toThrow(SiteError);
  });
});
