import { sdkCode } from '@/content/data/sdk-methods';
import type { SdkId } from '@/content/data/sdk-versions';
import { buildSdkMethods, buildSdkOverview } from '@/lib/contract/sdk-doc';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { findTextAttribute } from '@/lib/markdown/mdx-element';

/** The methods of an SDK; without an SDK, a table of all methods. */
export const sdkMethodReference: MarkdownComponent = {
  name: 'SdkMethods',
  display: 'data',
  attributes: { sdk: { values: Object.keys(sdkCode) } },
  async toMarkdown(element, { locale, target }) {
    const { loadContract } = await import('@/lib/contract/load-contract.server');
    const parts = { document: await loadContract('openapi', locale), locale, target };
    const sdk = findTextAttribute(element, 'sdk') as SdkId | undefined;
    return sdk ? buildSdkMethods(sdk, parts) : buildSdkOverview(parts);
  },
};
