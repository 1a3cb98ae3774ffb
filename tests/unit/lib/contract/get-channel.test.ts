import { expect, it } from 'vitest';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';
import { getChannel } from '@/lib/contract/get-channel';

it('a channel has the messages of its operations, also where a reference has to escape its name', () => {
  const messages = { opened: { name: 'opened', payload: { type: 'object' } } };
  const document: AsyncApiDocument = {
    asyncapi: '3.0.0',
    channels: { 'wa/inbox': { address: '/v1/inbox', messages } },
    operations: { receive: { action: 'receive', channel: { $ref: '#/channels/wa~1inbox' } } },
    components: { schemas: {} },
  };
  expect(getChannel(document, 'wa/inbox').received.map(({ name }) => name)).toEqual(['opened']);
});
