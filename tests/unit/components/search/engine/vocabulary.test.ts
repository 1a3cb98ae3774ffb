import { describe, expect, it } from 'vitest';
import { toWords } from '@/components/search/engine/vocabulary';

describe('the words of a text', () => {
  it.each([
    ['Send a message!', ['send', 'a', 'message']],
    ['face_not_found', ['face_not_found', 'face', 'not', 'found']],
    ['virtual-agent:ended', ['virtual', 'agent:ended', 'agent', 'ended']],
    ['wa.message, e.g. Next.js', ['wa.message', 'wa', 'message', 'e', 'g', 'next', 'js']],
    ['createContact', ['createcontact', 'create', 'contact']],
    ['Version 1.0.0.', ['version', '1.0.0', '1', '0', '0']],
    ['C# and C++, not C', ['c#', 'and', 'c++', 'not', 'c']],
    ['con_… and sk_live_', ['con_', 'and', 'sk_live', 'sk', 'live']],
    ['iOS and JavaScript', ['ios', 'and', 'javascript']],
    ['X-Request-Id', ['x-request-id', 'x', 'request', 'id']],
    ['Café 👋 مرحبا', ['cafe', 'مرحبا']],
  ])('%s', (text, forms) => {
    expect(toWords(text).map(({ inflection: form }) => form)).toEqual(forms);
  });

  it('have their position in the text', () => {
    const text = 'POST createContact';
    expect(toWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'POST',
      'createContact',
      'create',
      'Contact',
    ]);
  });
});
