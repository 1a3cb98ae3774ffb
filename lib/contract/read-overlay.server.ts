import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../i18n/locales';
import { type ContractId, contractFiles, toOverlayFile } from './contract-files';
import { type Overlay, parseOverlay } from './overlay';

/**
 * The overlay that translates a contract's texts into a language, or `undefined` for the language that it is written in.
 * @throws SiteError as `parseOverlay` does
 */
export function readOverlay(contract: ContractId, locale: Locale): Overlay | undefined {
  const file = toOverlayFile(contractFiles[contract], locale.code);
  if (!existsSync(file)) return undefined;
  return parseOverlay(readFileSync(file, 'utf8'), file);
}
