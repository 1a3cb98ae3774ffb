import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isFile, isPlainObject } from '../core/json';
import type { Schema } from '../core/json-schema';
import { type Validate, type ValueError, validate } from '../core/validate';

/** Creates a validator that knows all of JSON Schema. A problem that the sandbox's own validator finds too has the words of that one. */
export function createValidator(warn: (text: string) => void): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false });
  (formats as unknown as typeof formats.default)(ajv);
  const compiled = new WeakMap<Schema, ValidateFunction | undefined>();

  function compile(schema: Schema, schemas: Record<string, Schema>): ValidateFunction | undefined {
    if (!compiled.has(schema)) compiled.set(schema, tryToCompile(schema, schemas));
    return compiled.get(schema);
  }

  function tryToCompile(schema: Schema, schemas: Record<string, Schema>): ValidateFunction | undefined {
    try {
      return ajv.compile({ ...schema, components: { schemas } });
    } catch (error) {
      warn(`A schema is validated in part only: ${(error as Error).message}`);
      return undefined;
    }
  }

  return (schema, value, schemas) => {
    const own = validate(schema, value, schemas);
    const check = hasFile(value) ? undefined : compile(schema, schemas);
    if (!check) return own;
    if (check(value)) return [];
    return own.length > 0 ? own : toValueErrors(check.errors ?? []);
  };
}

function hasFile(value: unknown): boolean {
  if (isFile(value)) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return isPlainObject(value) && Object.values(value).some(hasFile);
}

function toValueErrors(errors: readonly ErrorObject[]): ValueError[] {
  return errors.map(({ instancePath, keyword, message = 'is not valid', params }) => {
    const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    const pointer = `#${instancePath}${typeof name === 'string' ? `/${name}` : ''}`;
    return { pointer, detail: message, keyword: keyword as keyof Schema };
  });
}
