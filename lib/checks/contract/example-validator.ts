import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Schema } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';

const documentId = 'https://contract.invalid/document.json';

/**
 * Makes a function that validates a value against a schema of the contract (JSON Schema draft 2020-12).
 * @param components what `#/components/…` refers to
 * @returns a function that says what is wrong with a value, or `undefined` for a valid one
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

/** A schema as JSON, with references within the document made absolute, so that the validator can resolve them. */
function toAbsoluteText(schema: Schema): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);
}

/** An example of the contract, with the schema that it has to match. */
export interface ExampleToCheck {
  /** The file of the contract, as problems name it. */
  file: string;
  /** Where the example is, in the contract's own names. */
  where: string;
  schema: Schema;
  value: unknown;
}

/**
 * Finds the examples that do not match their schemas.
 * @param components what `#/components/…` refers to
 */
export function findInvalidExamples(components: object, examples: readonly ExampleToCheck[]): Problem[] {
  const validate = createExampleValidator(components);
  return examples.flatMap(({ file, where, schema, value }) => {
    const problem = validate(schema, value);
    return problem ? [{ file, message: `${where}: ${problem}`, hint: 'Correct the example or the schema.' }] : [];
  });
}
