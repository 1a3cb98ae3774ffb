import { createRequire } from 'node:module';

// Prism is published as CommonJS only.
const require = createRequire(import.meta.url);
const { createServer } = require('@stoplight/prism-http-server');
const { getHttpOperationsFromSpec } = require('@stoplight/prism-http');

const silent = {
  child: () => silent,
  debug() {},
  info() {},
  warn() {},
  error() {},
  success() {},
  trace() {},
  fatal() {},
};

export interface MockServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts a local server that answers with the examples of the contract.
 * @param validateRequest whether it rejects requests that violate the contract
 */
export async function startMockServer(document: object, validateRequest: boolean): Promise<MockServer> {
  const config = {
    isProxy: false,
    checkSecurity: true,
    validateRequest,
    validateResponse: true,
    errors: true,
    mock: { dynamic: false },
  };
  // Prism writes into the document that it is given.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const server = createServer(operations, { components: { logger: silent }, cors: false, config });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}
