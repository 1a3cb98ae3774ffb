import type { ComponentProps } from 'react';
import { bundleInlineScript } from '@/lib/cache/bundle-script.server';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** Path of its `.script.ts` from the project root. */
  entry: string;
}

/** Renders a script of the head. Its attributes hold what varies from page to page, so that one hash allows it in every page's policy. */
export function InlineScript({ entry, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of this project, without any value in it
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: bundleInlineScript(entry) }} />;
}
