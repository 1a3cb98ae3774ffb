import { expect, it } from 'vitest';
import { hasTestInputs, listOtherOutcomes, listTestOutcomes } from '@/components/try-it/list-outcomes';

const noFace = { response: '422', example: 'no_face', summary: 'An image has no face' };
const operation = {
  rules: [
    { when: { 'body.a': 'no-face.jpg' }, ...noFace },
    { when: { 'body.b': 'no-face.jpg' }, ...noFace },
    { when: { 'body.b': 'hand.jpg' }, ...noFace, summary: 'An image shows a hand' },
  ],
  responses: [
    { status: '200', description: 'The result.', headers: {}, examples: { match: { value: {} } } },
    {
      status: '422',
      description: 'Not valid.',
      headers: {},
      examples: { no_face: { value: {} }, missing: { summary: 'An image is missing', value: {} } },
    },
  ],
};

it('each outcome is listed once, in words', () => {
  expect(listTestOutcomes(operation)).toEqual([
    { choice: '#0', label: '422 An image has no face' },
    { choice: '#2', label: '422 An image shows a hand' },
  ]);
  expect(listOtherOutcomes(operation)).toEqual([
    { choice: 'code=200, example=match', label: '200 The result.' },
    { choice: 'code=422, example=missing', label: '422 An image is missing' },
  ]);
});

it('test inputs are those that are not about the key', () => {
  const aboutKey = { when: { 'header.Authorization': 'Bearer sk_test_blocked' }, ...noFace };
  expect(hasTestInputs({ ...operation, rules: [aboutKey] })).toBe(false);
  expect(hasTestInputs(operation)).toBe(true);
});
