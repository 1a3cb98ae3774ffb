import '../lib/errors/script-setup.server';
import { loadSandboxData } from '../components/try-it/sandbox-file.server';
import { runSandbox } from '../lib/contract/sandbox/server/run-sandbox.server';

runSandbox(await loadSandboxData(), 'npm run sandbox --');
