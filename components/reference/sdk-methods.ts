import { sdkCode } from '@/content/data/sdk-methods';
import type { SdkId } from '@/content/data/sdk-versions';
import { buildSdkMethods, buildSdkOverview } from '@/lib/contract/sdk-tree';
import type { TreeComponent } from '@/lib/markdown/define-tree';
import { getTextAttribute } from '@/lib/markdown/mdx-element';

/** The methods of an SDK; without an SDK, a table of all methods. */
export const sdkMethodReference: TreeComponent = {
  name: 'SdkMethods',
  place: 'data',
  attributes: { sdk: { values: Object.keys(sdkCode) } },
  async toTree(element, { locale, form }) {
    const { loadContract } = await import('@/lib/contract/load-contract.server');
    const parts = { document: await loadContract('openapi', locale), locale, form };
    const sdk = getTextAttribute(element, 'sdk') as SdkId | undefined;
    return sdk ? buildSdkMethods(sdk, parts) : buildSdkOverview(parts);
  },
};
