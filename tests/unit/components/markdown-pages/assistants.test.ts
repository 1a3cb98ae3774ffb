import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assistants, toAssistantUrl } from '@/components/markdown-pages/assistants';

it.each(assistants)('the address of $name carries the whole prompt, and the privacy page names it', (assistant) => {
  const prompt = 'Read https://docs.agent.example/docs/a.md & "help" me: 100% + more?';
  const url = new URL(toAssistantUrl(assistant, prompt));
  expect([url.protocol, url.hash, [...url.searchParams.values()]]).toEqual(['https:', '', [prompt]]);
  for (const page of ['privacy.mdx', 'privacy.id.mdx'])
    expect(readFileSync(`content/pages/${page}`, 'utf8').replace(/\s+/g, ' ')).toContain(assistant.name);
});
