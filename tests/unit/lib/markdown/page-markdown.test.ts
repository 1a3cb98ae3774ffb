import { describe, expect, it } from 'vitest';
import { components } from '@/components/mdx/registry';
import { defaultLocale, getLocale } from '@/lib/i18n/locales';
import { toPageMarkdown } from '@/lib/markdown/page-markdown';
import { readContent } from '@/lib/pages/read-content.server';

const toUrl = (href: string) => (href.startsWith('/') ? `/base${href}` : href);

function convert(body: string, code: string = defaultLocale.code): Promise<string> {
  return toPageMarkdown(body, { locale: getLocale(code) }, toUrl);
}

describe('toPageMarkdown', () => {
  it.each([
    ['<Callout type="error" title="Mind">\n\nThe gap.\n\n</Callout>', '> **Danger: Mind**\n>\n> The gap.'],
    ['<Callout type="warn" title="Warning">A.</Callout>', '> **Warning**\n>\n> A.'],
    [
      '<Callout title="A">One `b`.</Callout>\n<Callout>Two.</Callout>',
      '> **Note: A**\n>\n> One `b`.\n\n> **Note**\n>\n> Two.',
    ],
    ['<Steps>\n<Step>\n### One\n\nDo it.\n</Step>\n</Steps>', '### One\n\nDo it.'],
    ['<Tabs items={[\'A\']}>\n<Tab value="A">\n\nText.\n\n</Tab>\n</Tabs>', '**A**\n\nText.'],
    ['<Cards>\n<Card title="A" href="/docs/a" description="B." />\n</Cards>', '- [A](/base/docs/a): B.'],
    ['A <Term id="liveness">live person</Term> and <Term id="api-key" />.', 'A live person and API key.'],
    [
      '<Parameters>\n<Parameter name="a" type="string" required default="b">\n\nText.\n\n</Parameter>\n</Parameters>',
      '- `a` (string, required) Default: `b`\n\n  Text.',
    ],
    ['A.\n\n<Term id="api-key" />\n\nB.', 'A.\n\nAPI key\n\nB.'],
    ['<Term id="api-key">Key</Term> <Term id="liveness" />', 'Key liveness'],
    ['<PackageInstall command="install a" />', '```bash\nnpm install a\n```'],
    ['<Figure caption="C.">\n\n![B](/a.svg)\n\n</Figure>', '![B](/base/a.svg)\n\n*C.*'],
    ['## A [#b]\n\n{/* a word to writers */}\n\nText.', '## A\n\nText.'],
    ['```yaml\nsince: 1.4.0 # [!code ++]\n```', '```yaml\nsince: 1.4.0\n```'],
    ['```text\nsince: 1.4.0 # [!code ++]\n```', '```text\nsince: 1.4.0 # [!code ++]\n```'],
    ['[a](#b), [c](/docs/d#e)', '[a](#b), [c](/base/docs/d#e)'],
  ])('writes %j without components', async (body, expected) => {
    expect(await convert(body)).toBe(expected);
  });

  it('writes a term and the kind of a callout in the language of the page', async () => {
    expect(await convert('<Term id="face-matching" />', 'id')).toBe('pencocokan wajah');
    expect(await convert('<Callout>Satu.</Callout>', 'id')).toBe('> **Catatan**\n>\n> Satu.');
  });

  it('leaves no components in the page that shows all of them', async () => {
    const component = new RegExp(`<(${[...components.keys()].join('|')})\\b`);
    const { pages } = readContent().docs;
    const page = pages.find(({ path }) => path === 'tutorial-basics/markdown-features.mdx');
    const text = (await convert(page?.body ?? '')).replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
    expect(page?.body).toMatch(component);
    expect(text.replace(/`[^`]*`/g, '')).not.toMatch(component);
  });
});
