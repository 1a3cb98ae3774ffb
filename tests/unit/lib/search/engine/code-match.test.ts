import { describe, expect, it } from 'vitest';
import { getCodeFit, toComparedCode } from '@/lib/search/engine/code-match';

const codes = ['deleteContact', 'DELETE /v1/contacts/{contact_id}'].map(toComparedCode);
const getFit = (query: string) => getCodeFit(toComparedCode(query), codes);

describe('how well a query names a code', () => {
  it.each([
    'deleteContact',
    'deletecontact',
    'DELETE /v1/contacts/{contact_id}',
    'delete /v1/contacts/{id}',
    'delete https://api.agent.example/v1/contacts/{id}',
  ])('%s names it', (query) => {
    expect(getFit(query)).toBe(1);
  });

  it('counts a path without its method, and less so a part of it', () => {
    const whole = getFit('/v1/contacts/{contact_id}');
    const part = getFit('/v1/contacts');
    expect([whole, part, getFit('contacts')]).toEqual([expect.any(Number), expect.any(Number), 0]);
    expect(1 > whole && whole > part && part > 0).toBe(true);
  });
});
