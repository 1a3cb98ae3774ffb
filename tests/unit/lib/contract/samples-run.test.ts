import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExampleValidator } from '@/lib/checks/contract/check-examples';
import { listOperations, type ResolvedOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { buildSamples } from '@/lib/contract/samples/build-samples';
import { buildSampleRequest, type SampleRequest } from '@/lib/contract/samples/sample-request';
import { defaultLocale } from '@/lib/i18n/locales';
import { type MockServer, startMockServer } from '../../../support/mock-server';

const document = await loadContract('openapi', defaultLocale);
const operations = listOperations(document);
const validate = createExampleValidator(document.components);
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));

let strict: MockServer;
let lenient: MockServer;

beforeAll(async () => {
  strict = await startMockServer(document, true);
  lenient = await startMockServer(document, false);
});

afterAll(async () => {
  await strict.close();
  await lenient.close();
});

/** Prism reads a repeated form part as a single one, so such requests go to the server that does not validate. */
function getServer({ form = [] }: SampleRequest): MockServer {
  return new Set(form.map(({ name }) => name)).size === form.length ? strict : lenient;
}

const programs: Record<string, (code: string) => [string, string[]]> = {
  cURL: (code) => ['sh', ['-c', `${code} --silent --show-error --write-out '\\n%{http_code}'`]],
  JavaScript: (code) => ['node', ['--input-type=module', '--eval', code]],
};

/** Runs a sample against the server, in a folder with the files that it sends. */
async function run(label: string, operation: ResolvedOperation): Promise<string> {
  const request = buildSampleRequest(document, operation);
  for (const part of request.form ?? [])
    if (part.isFile) writeFileSync(path.join(folder, part.value), 'content of a file');
  const code = buildSamples(operation.id, request).find((sample) => sample.label === label)?.code ?? '';
  const [program, args] = programs[label]?.(
    code.replaceAll(document.servers[0]?.url ?? '', getServer(request).url),
  ) ?? ['', []];
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder, timeout: 20_000 }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stderr}`)) : resolve(stdout),
    );
  });
}

/** Status and schema of an operation's success response. */
function getAnswer({ responses }: ResolvedOperation) {
  const [status, content] = responses
    .map(({ status, response }) => [status, response.content] as const)
    .find(([status]) => status.startsWith('2')) ?? ['', {}];
  return { status, schema: content?.['application/json']?.schema };
}

describe.each(['cURL', 'JavaScript'])('the %s samples', (label) => {
  it.concurrent.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s gets the response of the contract',
    async (_, operation) => {
      const output = await run(label, operation);
      const { status, schema } = getAnswer(operation);
      if (!schema) {
        expect(output).toContain('data: ');
        return;
      }
      if (label === 'JavaScript') {
        expect(output.startsWith(`${status} `), output).toBe(true);
        return;
      }
      const [body, code] = [output.slice(0, output.lastIndexOf('\n')), output.slice(output.lastIndexOf('\n') + 1)];
      expect(code, body).toBe(status);
      expect(validate(schema, JSON.parse(body))).toBeUndefined();
    },
    60_000,
  );
});
