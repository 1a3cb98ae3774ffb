import type { ComponentProps } from 'react';
import { bundleInlineScript } from '@/lib/cache/bundle-script.server';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** Path of its `.script.ts` from the project root. */
  entry: string;
}

/** A script in the head. What varies from page to page is an attribute, so that all pages have the same hash of it in their policies. */
export function InlineScript({ entry, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of this project, without any value in it
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: bundleInlineScript(entry) }} />;
}
