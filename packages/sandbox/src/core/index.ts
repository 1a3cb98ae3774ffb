export type { SandboxChannel } from './channel';
export { createSandbox } from './create-sandbox';
export { toTime } from './formats';
export { hashBytes } from './hash-bytes';
export { clientHeader, idempotencyHeader } from './headers';
export { isPlainObject, parseJson, type SandboxFile } from './json';
export { locateJsonProblem } from './json-problem';
export type { Schema } from './json-schema';
export { formType } from './media-type';
export {
  type HttpMethod,
  httpMethods,
  parameterLocations,
  type SampleImage,
  type SandboxEvent,
  type SandboxMedia,
  type SandboxOperation,
  type SandboxRule,
} from './operation';
export { randomText } from './random-text';
export { runSocket } from './run-socket';
export { runStream } from './run-stream';
export type { Sandbox, SandboxPart, SandboxRequest, SandboxSettings, SandboxSocket } from './sandbox';
export { resolveSchema } from './schema-types';
export { findExampleKey } from './security';
export { sandboxSecret, signWebhook } from './sign-webhook';
