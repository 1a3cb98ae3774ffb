import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/*
 * What the code with the calls of a client imports; the test copies this file beside it.
 */

export const [url = '', key = ''] = process.argv.slice(2);

export function readFile(name: string, type: string): File {
  return new File([readFileSync(name)], basename(name), { type });
}

export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) form.append(name, item);
  return form;
}

export async function readFirst(stream: ReadableStream<Uint8Array> | null | undefined): Promise<boolean> {
  const reader = stream?.getReader();
  const piece = await reader?.read();
  await reader?.cancel();
  return piece?.value !== undefined;
}

/** Makes the calls one after the other, and prints what came of each. */
export async function runCalls(calls: Record<string, () => Promise<unknown>>): Promise<void> {
  const results: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) results[name] = await call().catch(String);
  console.log(JSON.stringify(results));
  // The stream may be open still.
  process.exit();
}
