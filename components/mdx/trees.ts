import { changelog } from './changelog';
import { channel } from './channel';
import type { TreeComponent } from './define-tree';
import { exampleIndex } from './example-index';
import { operation } from './operation';
import { packageInstall } from './package-install';
import { projectDownload } from './project-download';
import { schemaReference } from './schema-reference';
import { screen } from './screen';
import { sdkMethodReference } from './sdk-methods';
import { sdkVersionTable } from './sdk-versions';
import { testKeys } from './test-keys';

/** The components for writers in whose place Markdown stands before a page is compiled. */
export const trees: readonly TreeComponent[] = [
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
