import { expect, it } from 'vitest';
import { buildChatLink } from '@/components/chat/chat-button';

it.each(['+1 202-555-0100', '1 (202) 555.0100', '12025550100'])('a chat link has only the digits of %s', (phone) => {
  expect(buildChatLink(phone, 'Hello')).toBe('https://wa.me/12025550100?text=Hello');
});
