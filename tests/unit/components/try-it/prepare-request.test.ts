import { expect, it } from 'vitest';
import { isTestKey, withTape } from '@/components/try-it/prepare-request';

it.each([
  ['sk_test_sandbox', true],
  ['sk_test_quota_exceeded', true],
  ['sk_test_4Wm1Xz8R', true],
  ['sk_test_4Wm1Xz8', false],
  ['sk_live_4Wm1Xz8Rt5Vb', false],
  ['ck_7Hs2Kd9Lq4Wm1Xz8Rt5Vb3Nc', false],
  ['Bearer sk_test_4Wm1Xz8R', false],
  ['hello', false],
])('whether %s can be a key of test mode: %s', (key, expected) => {
  expect(isTestKey(key, 'sk_test_sandbox')).toBe(expected);
});

it.each([
  ['/v1/events/stream', '/v1/events/stream?tape=1'],
  ['/v1/events/stream?a=b', '/v1/events/stream?a=b&tape=1'],
])('the examples of %s come from %s', (url, expected) => {
  expect(withTape({ method: 'GET', url, headers: {}, isStream: true }).url).toBe(expected);
});
