import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExampleValidator } from '@/lib/checks/contract/check-examples';
import { listOperations, type ResolvedOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { buildSamples } from '@/lib/contract/samples/build-samples';
import { buildSampleRequest } from '@/lib/contract/samples/sample-request';
import { defaultLocale } from '@/lib/i18n/locales';
import { toCallOrder } from '../../../support/call-order';
import { sampleRunners } from '../../../support/run-samples';
import { jpeg } from '../../../support/sandbox';
import { type SandboxProcess, startSandbox } from '../../../support/sandbox-process';

const document = await loadContract('openapi', defaultLocale);
const operations = listOperations(document);
const validate = createExampleValidator(document.components);
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));

let sandbox: SandboxProcess;

/** The sample of an operation in a language, for the sandbox. */
function getSample(operation: ResolvedOperation, label: string): string {
  const request = buildSampleRequest(document, operation);
  const code = buildSamples(operation.id, request).find((sample) => sample.label === label)?.code ?? '';
  for (const { isFile, value } of request.form ?? []) if (isFile) placeFile(value);
  return code.replaceAll(document.servers[0]?.url ?? '', sandbox.url);
}

/** Puts a file that a sample sends where it runs: the published sample image of that name, or any other file. */
function placeFile(name: string): void {
  const image = path.join('public/sandbox', name);
  if (existsSync(image)) copyFileSync(image, path.join(folder, name));
  else writeFileSync(path.join(folder, name), jpeg);
}

describe.each(Object.entries(sampleRunners))('the %s samples', (label, runAll) => {
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());

  it('get the responses of the contract from sandbox.mjs', async () => {
    const called = toCallOrder(operations).filter((operation) => !buildSampleRequest(document, operation).isStream);
    const outputs = await runAll(
      called.map((operation) => getSample(operation, label)),
      folder,
    );
    expect(outputs).toHaveLength(called.length);
    for (const [index, { id, responses }] of called.entries()) {
      const [, status = '', body = ''] = /^(\d+) (.*)$/s.exec(outputs[index] ?? '') ?? [];
      const response = responses.find((candidate) => candidate.status === status)?.response;
      expect(status, `${id}: ${outputs[index]}`).toMatch(/^2/);
      const schema = response?.content?.['application/json']?.schema ?? {};
      expect(validate(schema, JSON.parse(body)), id).toBeUndefined();
    }
  });

  it('print the events of the stream as they happen', async () => {
    const stream = operations.find((operation) => buildSampleRequest(document, operation).isStream);
    const [program = '', ...options] =
      { cURL: ['sh', '-c'], JavaScript: ['node', '--input-type=module', '--eval'], Python: ['python3', '-u', '-c'] }[
        label
      ] ?? [];
    const child = spawn(program, [...options, stream ? getSample(stream, label) : '']);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output, { timeout: 10_000 }).toContain(': open');
    await fetch(`${sandbox.url}/sandbox/events/liveness.completed`, { method: 'POST' });
    await expect.poll(() => output, { timeout: 10_000 }).toContain('event: liveness.completed');
    child.kill();
  });
});
