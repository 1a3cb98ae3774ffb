import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFeedback, type Feedback, sendFeedback } from '@/components/feedback/send-feedback';

const answer: Feedback = { page: '/docs/intro', language: 'id', answer: 'no' };
const endpoint = 'https://feedback.test/in';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is trimmed', '  Too short. ', 'Too short.'],
  ['is cut at 500 characters', 'x'.repeat(600), 'x'.repeat(500)],
  ['is left out if blank', ' \n', undefined],
  ['is left out if empty', '', undefined],
])('the comment of a feedback answer %s', (_, comment, sent) => {
  expect(buildFeedback({ ...answer, comment })).toEqual(sent ? { ...answer, comment: sent } : answer);
});

describe('sendFeedback', () => {
  it('posts the answer as JSON, without credentials or referrer', async () => {
    const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetch);
    await sendFeedback(endpoint, answer);
    const [url, { method, body, headers, credentials, referrerPolicy }] = fetch.mock.calls[0] ?? ['', {}];
    expect({ url, method, credentials, referrerPolicy }).toEqual({
      url: endpoint,
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(headers).toEqual({ 'Content-Type': 'application/json' });
    expect(JSON.parse(String(body))).toEqual(answer);
  });

  it('fails with the URL and status if the endpoint returns an error', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    await expect(sendFeedback(endpoint, answer)).rejects.toThrow(`${endpoint} answered with 503`);
  });
});
