export { runSandbox } from './run-sandbox';
export type { SandboxData } from './sandbox-data';
export { createSandboxServer } from './sandbox-server';
