import type { SandboxOperation, Schema } from 'openapi-sandbox';
import type { SandboxData } from 'openapi-sandbox/node';

/** Leaves out what only pages show, so that the program stays small: the texts of parameters, bodies and schemas. */
export function toServerData(data: SandboxData): SandboxData {
  return { ...data, operations: data.operations.map(withoutTexts) };
}

function withoutTexts({ body, ...operation }: SandboxOperation): SandboxOperation {
  const { description: _, ...ownBody } = body ?? { required: false, content: {} };
  const schemas = Object.entries(operation.schemas).map(([name, schema]) => [name, toBareSchema(schema)] as const);
  return {
    ...operation,
    ...(body && { body: ownBody }),
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      description: '',
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
