import type { ComponentProps } from 'react';
import { bundleInlineScript } from '@/lib/cache/bundle-script.server';
import { isFilledLater } from '@/lib/publish/filled-later';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** Path of its `.script.ts` from the project root. */
  entry: string;
}

/**
 * Renders a script of the head. Its attributes hold what varies from page to page, so that one hash allows it in every page's policy.
 * A build renders it empty, for `fillScripts`.
 */
export function InlineScript({ entry, ...attributes }: InlineScriptProps) {
  const text = isFilledLater ? '' : bundleInlineScript(entry);
  const name = isFilledLater ? { 'data-entry': entry } : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of this project, without any value in it
  return <script {...name} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}
