import type { Code } from 'mdast';
import convert from 'npm-to-yarn';
import { getTextAttribute } from '@/lib/content/mdx-element';
import { toTabs } from '@/lib/content/nodes';
import { getMessages } from '@/lib/i18n/messages';
import type { TreeComponent } from './define-tree';

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** An npm command and its equivalents for other package managers. The reader's choice is remembered. */
export const packageInstall: TreeComponent = {
  name: 'PackageInstall',
  place: 'data',
  attributes: { command: { required: true } }, // What follows `npm`, such as `install @agent-example/sdk`.
  toTree(element, { locale, form }) {
    const command = `npm ${getTextAttribute(element, 'command')}`;
    const toBlock = (value: string): Code => ({ type: 'code', lang: 'bash', value });
    if (form !== 'page') return [toBlock(command)];
    const panels = managers.map((manager) => ({ name: manager, children: [toBlock(convert(command, manager))] }));
    return [toTabs({ label: getMessages(locale).code.packageManager, remember: 'package-manager' }, panels)];
  },
};
