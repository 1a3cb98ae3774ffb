import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Path of a program on the `PATH`, or `undefined`. */
export function findCommand(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
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
