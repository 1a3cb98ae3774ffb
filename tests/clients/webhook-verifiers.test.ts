import { testVerifiers } from '../support/webhook-verifiers';

testVerifiers(['PHP', 'Go', 'Java', 'C#']);
