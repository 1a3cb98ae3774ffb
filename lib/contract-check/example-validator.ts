import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Schema } from '../api-contract/types';

const documentId = 'https://contract.invalid/document.json';

/**
 * Makes a function that validates a value against a schema of the contract, as draft 2020-12 has it.
 * @param components what `#/components/…` leads to
 * @returns a function that says what is wrong, or `undefined`
 */
export function createExampleValidator(components: object): (schema: Schema, value: unknown) => string | undefined {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: documentId, components });
  return (schema, value) => {
    const validate = ajv.compile(toAbsolute(schema));
    if (validate(value)) return undefined;
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ');
  };
}

/** Makes references within the document ones that the validator finds. */
function toAbsolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`));
}
