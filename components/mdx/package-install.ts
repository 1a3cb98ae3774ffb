import type { Code } from 'mdast';
import convert from 'npm-to-yarn';
import { format } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { findTextAttribute } from '@/lib/markdown/mdx-element';
import { toParagraph, toTabs } from '@/lib/markdown/nodes';

/** The packages of this site, which nobody has published: readers would get an error, or a stranger's package. */
const placeholderPackage = /@agent-example\/\w+/;

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** An npm command and its equivalents for other package managers. The reader's choice is remembered. */
export const packageInstall: MarkdownComponent = {
  name: 'PackageInstall',
  display: 'data',
  attributes: { command: { required: true } }, // What follows `npm`, such as `install @agent-example/sdk`.
  toMarkdown(element, { locale, target }) {
    const command = `npm ${findTextAttribute(element, 'command')}`;
    const toBlock = (value: string): Code => ({ type: 'code', lang: 'bash', value });
    const { code } = getMessages(locale);
    const [name] = placeholderPackage.exec(command) ?? [];
    const notes = name ? [toParagraph(format(code.placeholderPackage, { name }))] : [];
    if (target !== 'page') return [toBlock(command), ...notes];
    const panels = managers.map((manager) => ({ name: manager, children: [toBlock(convert(command, manager))] }));
    return [toTabs({ label: code.packageManager, remember: 'package-manager' }, panels), ...notes];
  },
};
