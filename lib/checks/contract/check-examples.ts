import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { listChannelMessages } from 'openapi-sandbox/build';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import type { Schema } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';

const documentId = 'https://contract.invalid/document.json';

/**
 * Creates a function that validates a value against a schema of the contract (JSON Schema draft 2020-12).
 * @param components targets of references to `#/components/…`
 * @returns a function that returns the errors of a value as text, or `undefined` for a valid one
 */
export function createExampleValidator(components: object): (schema: Schema, value: unknown) => string | undefined {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: documentId, components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = toAbsoluteText(schema);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate); // Most examples share a schema with others, and compiling is the slowest part.
    if (validate(value)) return undefined;
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ');
  };
}

/** Writes a schema as JSON, with absolute references to the document, so that the validator can resolve them. */
function toAbsoluteText(schema: Schema): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);
}

/** Finds the examples of messages that do not match their payloads: the linters of the two formats validate all others. */
export function checkMessageExamples(document: AsyncApiDocument): Problem[] {
  const validate = createExampleValidator(document.components);
  return Object.keys(document.channels).flatMap((id) =>
    listChannelMessages(document, id).flatMap(({ name, payload, examples = [] }) =>
      examples.flatMap((example) => {
        const problem = validate(payload, example.payload);
        const message = `${id}, ${name}, example ${example.name}: ${problem}`;
        return problem ? [{ file: contractFiles.asyncapi, message, hint: 'Correct the example or the schema.' }] : [];
      }),
    ),
  );
}
