import '../lib/build/script-setup.server';
import { runSandbox } from '../lib/contract/sandbox/server/run-sandbox.server';
import { loadSandboxData } from '../lib/outputs/sandbox-file.server';

runSandbox(await loadSandboxData(), 'npm run sandbox --');
