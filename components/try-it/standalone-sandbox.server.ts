import { runSandbox, type SandboxData } from 'openapi-sandbox/node';

/** The contract, which the build puts here. */
declare const sandboxData: SandboxData;

runSandbox(sandboxData, 'node sandbox.mjs');
