import { buildChannelDoc } from '@/lib/contract/channel-doc';
import { getChannel } from '@/lib/contract/get-channel';
import { SiteError } from '@/lib/errors/site-error';
import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';

/** The messages of the channel that the frontmatter of the page names. */
export const channel: MarkdownComponent = {
  name: 'Channel',
  display: 'data',
  attributes: {},
  async toMarkdown(_, { channel: id, locale, target }) {
    if (!id) {
      const hint = 'Add `channel: <id>` to its frontmatter, or remove the component.';
      throw new SiteError('<Channel /> stands on a page that names no channel.', hint);
    }
    const { loadContract } = await import('@/lib/contract/load-contract.server');
    const document = await loadContract('asyncapi', locale);
    return buildChannelDoc({ document, channel: getChannel(document, id), texts: getMessages(locale).api, target });
  },
};
