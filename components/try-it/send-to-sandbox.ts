import { clientHeader, runStream, type Sandbox, type SandboxFile, type SandboxRequest } from 'openapi-sandbox';
import type { PreparedRequest } from './prepare-request';
import { type OnResult, readParts } from './send';

async function toSandboxFile(file: File): Promise<SandboxFile> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function toSandboxRequest({ method, url, headers, text, parts }: PreparedRequest): Promise<SandboxRequest> {
  const request = { method, url, headers };
  if (text !== undefined) return { ...request, body: { kind: 'text', text } };
  if (!parts) return request;
  const values = (await readParts(parts)).map(async ([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : await toSandboxFile(value),
  }));
  return { ...request, body: { kind: 'form', parts: await Promise.all(values) } };
}

/** Has the sandbox respond, in the page: no request leaves the site. A stream ends with the signal. */
export async function sendToSandbox(
  sandbox: Sandbox,
  prepared: PreparedRequest,
  onResult: OnResult,
  signal: AbortSignal,
): Promise<void> {
  const request = await toSandboxRequest(prepared);
  const start = performance.now();
  const { status, headers, body, stream, isExample = false } = sandbox.respond(request);
  const result = { status, headers, time: performance.now() - start, isExample };
  onResult({ ...result, body, isStreaming: stream !== undefined });
  if (!stream) return;
  let text = body;
  const stop = runStream(sandbox, stream, request.headers[clientHeader] ?? '', (piece) => {
    text += piece;
    onResult({ ...result, body: text, isStreaming: true });
  });
  // The stream stays open after its last event, as that of the API does.
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  stop();
  onResult({ ...result, body: text, isStreaming: false });
}
