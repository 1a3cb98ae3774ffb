/** The entry files of the two parts of the contract. */
export const contractFiles = {
  openapi: 'content/openapi/openapi.yaml',
  asyncapi: 'content/asyncapi/asyncapi.yaml',
} as const;

export type ContractId = keyof typeof contractFiles;
