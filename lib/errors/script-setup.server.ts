import nextEnv from '@next/env';
import './report-uncaught-errors.server';

/**
 * Every script outside Next imports this module before all others. It reads `.env` as Next does, and has the error that ends a
 * script reported: by a listener, because the environment and much of the data are parsed on import, out of reach of any `try`.
 */
nextEnv.loadEnvConfig(process.cwd());
