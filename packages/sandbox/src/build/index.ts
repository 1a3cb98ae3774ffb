export { listChannelMessages, resolveMessages } from './asyncapi';
export { buildSandboxChannels } from './build-channel';
export { buildSandboxOperations, type SandboxSource } from './build-operation';
export { type ContractDocuments, checkContract, type Problem } from './check-contract';
export { normalizeDocument } from './normalize-document';
export {
  type FoundOperation,
  isInSample,
  listMethods,
  type ResourceExtension,
  resolveParameters,
  resolveResponses,
  resolveRules,
} from './openapi';
export { getReferenceName, resolveReference, UnresolvedReference } from './resolve-reference';
