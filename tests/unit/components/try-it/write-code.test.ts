import { expect, test } from 'vitest';
import { writeCode } from '@/components/try-it/write-code';

test('a text of a form that cURL would read as the name of a file is sent as a text', () => {
  const part = { isFile: false, type: 'text/plain' };
  const parts = [
    { ...part, name: 'note', value: '@home' },
    { ...part, name: 'kind', value: 'id_ktp' },
    { name: 'image', value: 'ktp.jpg', isFile: true, type: 'image/jpeg' },
  ];
  const code = writeCode('cURL', {
    method: 'POST',
    url: 'https://api.agent.example/v1/x',
    headers: {},
    isStream: false,
    parts,
  });
  expect(code).toContain("--form-string 'note=@home'");
  expect(code).toContain("--form 'kind=id_ktp'");
  expect(code).toContain("--form 'image=@ktp.jpg;type=image/jpeg'");
});

test('a body that cURL would read as the name of a file is sent as it is', () => {
  const request = { method: 'POST', url: 'https://api.agent.example/v1/x', headers: {}, isStream: false };
  expect(writeCode('cURL', { ...request, text: '@home' })).toContain("--data-raw '@home'");
  expect(writeCode('cURL', { ...request, text: '{}' })).toContain("--data '{}'");
});
