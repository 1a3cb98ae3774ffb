import { SiteError } from './site-error';
import { toErrorMessage } from './to-error-message';

/**
 * Parses the text of a JSON file.
 * @param where the file, as errors name it
 * @throws SiteError for a text that is not JSON
 */
export function parseJson(text: string, where: string, hint: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteError(`${where} is not valid JSON: ${toErrorMessage(error)}`, hint);
  }
}
