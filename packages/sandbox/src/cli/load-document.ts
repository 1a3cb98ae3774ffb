import { bundle, createConfig, YamlParseError } from '@redocly/openapi-core';

/**
 * Reads a document with all files that it refers to, as one.
 * @throws Error that names the files and places that cannot be read
 */
export async function loadDocument(file: string): Promise<object> {
  const config = await createConfig({});
  const { bundle: bundled, problems } = await bundle({ ref: file, config }).catch((error: unknown) => {
    const { message } = error as Error;
    throw new Error(error instanceof YamlParseError ? `${file} is not valid YAML: ${message}` : `${file}: ${message}`);
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map(({ message, location }) => `${location[0]?.source.absoluteRef ?? file}: ${message}`);
    throw new Error(`${lines.join('\n')}\nFix these references.`);
  }
  return bundled.parsed as object;
}
