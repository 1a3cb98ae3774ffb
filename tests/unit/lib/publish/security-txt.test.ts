import { expect, it } from 'vitest';
import { buildSecurityTxt } from '@/lib/publish/security-txt';

it.each([
  ['2026-11-20T23:59:00Z', '2027-10-01T00:00:00Z'],
  ['2027-01-31T00:00:00Z', '2027-12-01T00:00:00Z'],
])('security.txt built on %s expires on %s', (today, expires) => {
  const text = buildSecurityTxt({
    contact: 'mailto:security@agent.test',
    canonical: 'https://docs.agent.test/.well-known/security.txt',
    languages: ['en', 'id'],
    today: new Date(today),
  });
  expect(text).toBe(`Contact: mailto:security@agent.test
Expires: ${expires}
Preferred-Languages: en, id
Canonical: https://docs.agent.test/.well-known/security.txt
`);
});
