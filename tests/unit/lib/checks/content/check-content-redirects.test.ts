import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishedPaths } from '@/components/published-paths';
import { checkConfig } from '@/lib/checks/content/check-config';
import { checkContent } from '@/lib/checks/content/check-content.server';

const file = 'content/data/redirects.ts';
const redirects = vi.hoisted((): { from: string; to: string }[] => [{ from: 'docs/start', to: '/docs/intro' }]);

vi.mock('@/content/data/redirects', () => ({ redirects }));

const project = process.cwd();

beforeAll(() => {
  const top = mkdtempSync(path.join(tmpdir(), 'moved-'));
  cpSync('tests/fixtures/content/good', path.join(top, 'content'), { recursive: true });
  for (const linking of ['content/data', 'lib/config', 'components/feeds']) {
    cpSync(linking, path.join(top, linking), { recursive: true });
  }
  process.chdir(top);
});

afterAll(() => process.chdir(project));

describe('a moved address', () => {
  it('that does not parse is reported by checkConfig but not by checkContent', async () => {
    expect((await checkContent('content', publishedPaths)).problems).toEqual([]);
    const message = expect.stringContaining('0.from: must be the English path');
    expect(await checkConfig()).toEqual([
      { file, message, hint: expect.stringContaining('lib/pages/schemas/redirects.ts') },
    ]);
  });

  it('that leads nowhere is reported by checkContent', async () => {
    redirects.splice(0, 1, { from: '/docs/start', to: '/docs/nowhere' });
    const { problems } = await checkContent('content', publishedPaths);
    expect(problems).toMatchObject([
      { file, message: '/docs/start redirects to /docs/nowhere, which does not exist.' },
    ]);
  });
});
