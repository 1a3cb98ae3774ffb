import { testVerifiers } from '../../support/webhook-verifiers';

// The languages that `npm test` has anyway; the others are in tests/clients.
testVerifiers(['JavaScript', 'Python']);
testVerifiers(['JavaScript'], 'get-started/widget-integration');
