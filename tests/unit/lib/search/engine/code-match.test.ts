import { describe, expect, it } from 'vitest';
import { getCodeFit, hideIds, toComparedCode } from '@/lib/search/engine/code-match';

const codes = ['deleteContact', 'DELETE /v1/contacts/{contact_id}'].map(toComparedCode);
const getFit = (query: string) => getCodeFit(toComparedCode(hideIds(query)), codes);

describe('getCodeFit', () => {
  it.each([
    'deleteContact',
    'deletecontact',
    'DELETE /v1/contacts/{contact_id}',
    'delete /v1/contacts/{id}',
    'delete https://api.agent.example/v1/contacts/{id}',
    'DELETE /v1/contacts/con_9Lk4Jh7GfD2sAp6OiU3yTr8E',
    'DELETE /v1/contacts/con_9Lk4Jh7GfD2sAp6OiU3yTr8E/',
    'DELETE https://api.agent.example/v1/contacts/con_9Lk4Jh7GfD2sAp6OiU3yTr8E?limit=20',
  ])('is 1 for %s', (query) => {
    expect(getFit(query)).toBe(1);
  });

  it('is the same for the address of a socket as for its path', () => {
    const paths = ['/v1/sockets/inbox'].map(toComparedCode);
    expect(getCodeFit(toComparedCode('wss://api.agent.example/v1/sockets/inbox'), paths)).toBe(1);
  });

  it('is 0 for what an id hides only outside a path', () => {
    expect(hideIds('idempotency_key_reused, payment_required')).toBe('idempotency_key_reused, payment_required');
  });

  it('is lower for a path without its method, and lower still for a part of it', () => {
    const whole = getFit('/v1/contacts/{contact_id}');
    const part = getFit('/v1/contacts');
    expect([whole, part, getFit('contacts')]).toEqual([expect.any(Number), expect.any(Number), 0]);
    expect(1 > whole && whole > part && part > 0).toBe(true);
  });
});
