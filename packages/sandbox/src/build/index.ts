export { listChannelMessages, resolveMessages } from './asyncapi';
export { buildSandboxChannels } from './build-channel';
export { buildSandboxOperations, type SandboxSource } from './build-operation';
export { isInSample } from './is-in-sample';
export { type ResourceExtension, resolveParameters, resolveResponses, resolveRules } from './openapi';
export { getReferenceName, resolveReference, UnresolvedReference } from './resolve-reference';
