export type { SandboxChannel } from './channel';
export { createSandbox } from './create-sandbox';
export { hashBytes } from './hash-bytes';
export { clientHeader } from './headers';
export { isPlainObject, parseJson } from './json';
export { locateJsonProblem } from './json-problem';
export type { Schema } from './json-schema';
export type {
  HttpMethod,
  SampleImage,
  SandboxEvent,
  SandboxMedia,
  SandboxOperation,
  SandboxRule,
} from './operation';
export { parameterLocations } from './parameter-locations';
export { randomText } from './random-text';
export { runSocket } from './run-socket';
export { runStream } from './run-stream';
export type { Sandbox, SandboxPart, SandboxRequest, SandboxSettings, SandboxSocket } from './sandbox';
export type { SandboxFile } from './sandbox-file';
export { findExampleKey } from './security';
export { sandboxSecret, signWebhook } from './sign-webhook';
export { resolveSchema } from './validate';
