import type { TableCell } from 'mdast';
import { type SdkId, type SdkVersion, sdkVersions } from '@/content/data/sdk-versions';
import { getLocalized } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { findTextAttribute } from '@/lib/markdown/mdx-element';
import { toRow, toText } from '@/lib/markdown/nodes';

/** Lists the versions of an SDK, with their requirements and what is new. */
export const sdkVersionTable: MarkdownComponent = {
  name: 'SdkVersions',
  display: 'data',
  attributes: { sdk: { required: true, values: Object.keys(sdkVersions) } },
  toMarkdown(element, { locale }) {
    const texts = getMessages(locale).sdk;
    const versions: readonly SdkVersion[] = sdkVersions[findTextAttribute(element, 'sdk') as SdkId];
    const rows = versions.map(({ version, requires, brings }) => {
      const name: TableCell = {
        type: 'tableCell',
        data: { hName: 'th', hProperties: { scope: 'row' } },
        children: [toText(version)],
      };
      return toRow([name, requires, getLocalized(brings, locale)]);
    });
    const head = toRow([texts.version, texts.requires, texts.brings]);
    return [{ type: 'table', data: { hProperties: { ariaLabel: texts.versions } }, children: [head, ...rows] }];
  },
};
