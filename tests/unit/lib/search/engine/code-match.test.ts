import { describe, expect, it } from 'vitest';
import { getCodeFit, toComparedCode } from '@/lib/search/engine/code-match';

const codes = ['deleteContact', 'DELETE /v1/contacts/{contact_id}'].map(toComparedCode);
const getFit = (query: string) => getCodeFit(toComparedCode(query), codes);

describe('getCodeFit', () => {
  it.each([
    'deleteContact',
    'deletecontact',
    'DELETE /v1/contacts/{contact_id}',
    'delete /v1/contacts/{id}',
    'delete https://api.agent.example/v1/contacts/{id}',
  ])('is 1 for %s', (query) => {
    expect(getFit(query)).toBe(1);
  });

  it('is lower for a path without its method, and lower still for a part of it', () => {
    const whole = getFit('/v1/contacts/{contact_id}');
    const part = getFit('/v1/contacts');
    expect([whole, part, getFit('contacts')]).toEqual([expect.any(Number), expect.any(Number), 0]);
    expect(1 > whole && whole > part && part > 0).toBe(true);
  });
});
