import { expect, it } from 'vitest';
import { locateOperations } from '@/lib/checks/contract/locate-operations.server';

it('an operation is located by file and line, or by folder if not found', () => {
  const { locate: getOperationPlace } = locateOperations();
  expect(getOperationPlace('detectFaces')).toMatch(/^content\/openapi\/face\.yaml:\d+$/);
  expect(getOperationPlace('getThing')).toBe('content/openapi');
});
