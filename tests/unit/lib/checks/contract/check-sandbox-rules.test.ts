import { expect, it } from 'vitest';
import { checkSandboxRules } from '@/lib/checks/contract/check-sandbox-rules';
import type { SandboxRule } from '@/lib/contract/openapi-schema';
import { createContract } from '../../../../support/contract';

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;
const notFound = { response: '404', example: 'not_found' };

const body = {
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          images: { type: 'array', items: { type: 'string' } },
          kind: { type: 'string', enum: ['small', 'large'] },
        },
      },
    },
  },
};

function check(...rows: SandboxRule[]) {
  const contract = createContract({ requestBody: body, 'x-sandbox': rows });
  return checkSandboxRules(contract, ['selfie.jpg', 'ktp.jpg'], getPlace);
}

it('rows that name what there is pass', () => {
  const whens: SandboxRule['when'][] = [
    { 'path.thing_id': 'thg_0' },
    { 'body.images': 'selfie.jpg', 'body.kind': 'small' },
    { 'body.images': 'selfie.jpg' },
    { 'header.Authorization': 'Bearer sk_test_example' },
  ];
  expect(check(...whens.map((when) => ({ when, ...notFound })))).toEqual([]);
});

it.each<[string, SandboxRule, string, string]>([
  [
    'place',
    { when: { 'body.image': 'selfie.jpg' }, ...notFound },
    '/when/body.image: the operation has no',
    'body.images',
  ],
  ['image', { when: { 'body.images': 'selfi.jpg' }, ...notFound }, 'no sample image "selfi.jpg"', 'selfie.jpg'],
  ['value', { when: { 'body.kind': 'huge' }, ...notFound }, '"huge" is not allowed', 'schema'],
  ['status', { when: { 'body.kind': 'small' }, response: '403', example: 'forbidden' }, '/response: the', '200, 404'],
  ['example', { when: { 'body.kind': 'small' }, response: '404', example: 'notfound' }, '/example: the', 'not_found'],
])('a %s that there is not is reported with the nearest', (_, row, message, hint) => {
  const [problem, ...others] = check(row);
  expect(others).toEqual([]);
  expect(problem?.file).toBe(getPlace('getThing'));
  expect(problem?.message).toContain(`/paths/~1v1~1things~1{thing_id}/get/x-sandbox/0`);
  expect(problem?.message).toContain(message);
  expect(problem?.hint).toContain(hint);
});

it('a row that another one stands in front of is reported', () => {
  const first: SandboxRule = { when: { 'body.images': 'selfie.jpg' }, ...notFound };
  const second: SandboxRule = { when: { 'body.images': 'selfie.jpg', 'body.kind': 'small' }, ...notFound };
  expect(check(first, second)).toMatchObject([{ message: expect.stringContaining('because rule 0 matches first') }]);
  expect(check(second, first)).toEqual([]);
});

it('a row of the whole contract has to be one of an operation', () => {
  const row = { when: { 'header.Authorization': 'Bearer sk_test_teapot' }, response: '418', example: 'teapot' };
  const problems = checkSandboxRules({ ...createContract(), 'x-sandbox': [{ ...row, summary: 'Tea' }] }, [], getPlace);
  expect(problems).toMatchObject([{ message: '/x-sandbox/0: no operation has 418 with teapot.' }]);
});
