import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashBytes, type SampleImage } from 'openapi-sandbox';
import { buildSandboxChannels, buildSandboxOperations, type SandboxSource } from 'openapi-sandbox/build';
import { loadContract } from '@/lib/contract/load-contract.server';
import { type Locale, locales } from '@/lib/i18n/locales';
import { toTryItPath } from './try-it-path';

const imageFolder = 'public/sandbox';

/** Lists the sample images that the site publishes, to which the rules of `x-sandbox` refer. */
function listSampleImages(): SampleImage[] {
  return readdirSync(imageFolder).map((name) => {
    const bytes = readFileSync(path.join(imageFolder, name));
    return { name, size: bytes.length, hash: hashBytes(bytes) };
  });
}

/** Loads the documents of the sandbox, with their texts in a language. */
export async function loadSandboxSource(locale: Locale): Promise<SandboxSource> {
  const [openapi, asyncapi] = await Promise.all([loadContract('openapi', locale), loadContract('asyncapi', locale)]);
  return { openapi, asyncapi, images: listSampleImages() };
}

/** Lists the files that the dialog loads on the click: each operation and each socket as the sandbox needs it, in each language. */
export async function listTryItFiles(): Promise<[path: string, load: () => string][]> {
  const files = await Promise.all(
    locales.map(async (locale) => {
      const source = await loadSandboxSource(locale);
      const parts = [...buildSandboxOperations(source), ...buildSandboxChannels(source.asyncapi)];
      return parts.map((part): [string, () => string] => [
        toTryItPath(part.id, locale.code),
        () => JSON.stringify(part),
      ]);
    }),
  );
  return files.flat();
}
