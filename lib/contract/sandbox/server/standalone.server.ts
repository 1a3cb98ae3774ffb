import { type PackedSandbox, unpack } from './pack';
import { runSandbox } from './run-sandbox.server';

/** The contract, which the build puts here. */
declare const sandboxData: PackedSandbox;

runSandbox(unpack(sandboxData), 'node sandbox.mjs');
