import { describe, expect, it } from 'vitest';
import { getCodeFit } from '@/lib/search/engine/code-match';

const codes = ['deleteContact', 'DELETE /v1/contacts/{contact_id}'];

describe('how well a query names a code', () => {
  it.each([
    'deleteContact',
    'deletecontact',
    'DELETE /v1/contacts/{contact_id}',
    'delete /v1/contacts/{id}',
    'delete https://api.agent.example/v1/contacts/{id}',
  ])('%s names it', (query) => {
    expect(getCodeFit(query, codes)).toBe(1);
  });

  it('counts a path without its method, and less so a part of it', () => {
    const whole = getCodeFit('/v1/contacts/{contact_id}', codes);
    const part = getCodeFit('/v1/contacts', codes);
    expect([whole, part, getCodeFit('contacts', codes)]).toEqual([expect.any(Number), expect.any(Number), 0]);
    expect(1 > whole && whole > part && part > 0).toBe(true);
  });
});
