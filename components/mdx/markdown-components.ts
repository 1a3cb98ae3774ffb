import { changelog } from '@/components/changelog/changelog';
import { exampleIndex } from '@/components/projects/example-index';
import { projectDownload } from '@/components/projects/project-download';
import { channel } from '@/components/reference/channel';
import { operation } from '@/components/reference/operation';
import { schemaReference } from '@/components/reference/schema-reference';
import { sdkMethodReference } from '@/components/reference/sdk-methods';
import { sdkVersionTable } from '@/components/reference/sdk-versions';
import { screen } from '@/components/screens/screen';
import { testKeys } from '@/components/try-it/test-keys';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { packageInstall } from './package-install';

/** Lists the components for writers that become Markdown before a page is compiled. */
export const markdownComponents: readonly MarkdownComponent[] = [
  changelog,
  channel,
  exampleIndex,
  operation,
  packageInstall,
  projectDownload,
  schemaReference,
  screen,
  sdkMethodReference,
  sdkVersionTable,
  testKeys,
];
