import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Path of a program on the `PATH`, or `undefined`. */
export function findCommand(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** The system's Chromium without its windows, in which a test takes half the time. */
export const headlessShell = 'chromium-headless-shell';

/** Path of the system's browser for tests, or `undefined`. `CHROMIUM_PATH` takes precedence. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || findCommand(headlessShell) || findChromium();
}

/** Path of the system's Chromium, or `undefined`. `CHROMIUM_PATH` takes precedence. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return process.env.CHROMIUM_PATH || names.map(findCommand).find(Boolean);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
