import { runSandbox, type SandboxData } from './run-sandbox.server';

/** The contract, which the build puts here. */
declare const sandboxData: SandboxData;

runSandbox(sandboxData, 'node sandbox.mjs');
