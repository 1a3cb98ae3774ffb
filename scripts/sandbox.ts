import '../lib/errors/script-setup.server';
import { runSandbox } from 'openapi-sandbox/node';
import { loadSandboxData } from '../components/try-it/sandbox-file.server';

runSandbox(await loadSandboxData(), 'npm run sandbox --');
