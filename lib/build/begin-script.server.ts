import nextEnv from '@next/env';
import '../errors/tell-uncaught.server';

/**
 * What every command outside Next begins with; import this file before all others. It reads `.env` as Next does, and has the error
 * told that ends the command: by a listener, as the environment and much of the data are parsed while files are imported, where no
 * `try` reaches.
 */
nextEnv.loadEnvConfig(process.cwd());
