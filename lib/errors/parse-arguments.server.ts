import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SiteError, toErrorMessage } from './site-error';

/**
 * Parses command-line arguments. `--help` prints how to call the command, and ends it.
 * @param usage how to call the command, also as the hint of errors
 * @throws SiteError for arguments that do not match `config`, such as an unknown option
 */
export function parseArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new SiteError(toErrorMessage(error), usage);
  }
}
