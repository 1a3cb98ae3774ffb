/** A file in a form, or a body that is no text. */
export interface SandboxFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}
