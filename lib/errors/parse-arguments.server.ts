import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SiteError } from './site-error';
import { toReason } from './to-reason';

/**
 * Parses what follows the name of a command.
 * @param usage how the command is called
 * @throws SiteError for an option that there is not, or that has no value
 */
export function parseArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new SiteError(toReason(error), usage);
  }
}
