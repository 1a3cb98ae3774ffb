import type { SandboxOperation, Schema } from 'openapi-sandbox';
import type { SandboxData } from 'openapi-sandbox/node';

/** Leaves out what only pages show, so that the program stays small: the texts of responses and schemas. */
export function toServerData(data: SandboxData): SandboxData {
  return { ...data, operations: data.operations.map(withoutTexts) };
}

function withoutTexts(operation: SandboxOperation): SandboxOperation {
  const schemas = Object.entries(operation.schemas).map(([name, schema]) => [name, toBareSchema(schema)] as const);
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      schema: toBareSchema(parameter.schema),
    })),
    responses: operation.responses.map((response) => ({ ...response, description: '' })),
    schemas: Object.fromEntries(schemas),
  };
}

/** Values of these keywords are data, and may have the names of keywords. */
const dataKeywords = ['const', 'default', 'enum'];

function toBareSchema(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (dataKeywords.includes(key) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).filter(
      ([name, inner]) =>
        !(name === 'description' && typeof inner === 'string') && !(name === 'examples' && Array.isArray(inner)),
    );
    return Object.fromEntries(entries);
  });
}
