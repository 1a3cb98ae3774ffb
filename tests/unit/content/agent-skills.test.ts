import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { skillFiles } from '@/components/agents/agent-skills.server';
import { completeLocales } from '@/lib/i18n/locales';
import { type SandboxProcess, startSandbox } from '../../support/sandbox-process';

const run = promisify(execFile);
const indexPath = '/.well-known/agent-skills/index.json';

const load = async (file: string): Promise<string> => (await skillFiles[file]?.()) ?? '';
const loadIndex = async () => JSON.parse(await load(indexPath));

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

it('the index lists a skill for each complete language, with the digest of its file', async () => {
  const { $schema, skills } = await loadIndex();
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills).toHaveLength(completeLocales.length);
  for (const { name, type, description, url, digest } of skills) {
    const { pathname } = new URL(url);
    const text = await load(pathname);
    expect([type, pathname]).toEqual(['skill-md', `/.well-known/agent-skills/${name}/SKILL.md`]);
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(text).toContain(`name: ${name}\n`);
    expect(description).toContain('https://api.agent.example');
    expect(text.match(/^- `[A-Z]+ \/v\d\//gm)?.length).toBeGreaterThan(80);
    expect(text).toMatch(/`face_not_found`, /);
    expect(text).not.toMatch(/\{\s*(?:api|docs|index|codes|verifyWebhook|operations)\W*\}/);
  }
});

it.each(completeLocales.map((_, index) => index))(
  'an agent that follows skill %i literally reaches its ends',
  async (index) => {
    const { skills } = await loadIndex();
    const text = await load(new URL(skills[index].url).pathname);
    const folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
    const script: string[] = [];
    for (const [, lang, title = '', code = ''] of text.matchAll(/^```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^```/gm)) {
      if (lang === 'js') writeFileSync(path.join(folder, title), code);
      // The block with a title is for another terminal, in which the sandbox of this test runs.
      else if (title === '') script.push(code, 'echo ----');
    }
    const commands = script.join('\n').replace('https://api.agent.example', sandbox.url);
    const { stdout } = await run('sh', ['-e', '-c', commands], { cwd: folder });
    const [, events, problem, created, list, webhook] = stdout.split('----\n');
    expect(JSON.parse(events ?? '').data).toHaveLength(1);
    expect(JSON.parse(problem ?? '')).toMatchObject({
      status: 422,
      code: 'validation_failed',
      request_id: expect.any(String),
    });
    const [first, second] = (created ?? '').trim().split(/\n+(?=\{)/);
    expect(first).toBe(second);
    expect((list ?? '').trim().split('\n')).toContain(JSON.parse(first ?? '').id);
    expect((list ?? '').trim().split('\n').length).toBeGreaterThan(1);
    expect(JSON.parse(webhook ?? '')).toMatchObject({ type: 'payment.paid', mode: 'test' });
  },
);
