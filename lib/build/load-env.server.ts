import nextEnv from '@next/env';

/** For commands that run outside Next: reads `.env` as Next does. Import this file before anything that reads the environment. */
nextEnv.loadEnvConfig(process.cwd());
