import type { RootContent } from 'mdast';
import { exampleGroups } from '@/content/data/examples';
import { format } from '@/lib/i18n/format';
import { getLocalized } from '@/lib/i18n/locales';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { parseMarkdown, toHeading } from '@/lib/markdown/nodes';
import { getProjectMessages } from './messages';
import { getProjectZipPath } from './project-zip-path';

/** Lists tutorials and projects by the goal of a reader, with language, time and download. */
export const exampleIndex: MarkdownComponent = {
  name: 'ExampleIndex',
  display: 'data',
  attributes: {},
  toMarkdown(_, { locale }) {
    const texts = getProjectMessages(locale);
    return exampleGroups.flatMap(({ id, title, examples }): RootContent[] => {
      const rows = examples.map(({ goal, page, languages, minutes, projects = [] }) => [
        `[${getLocalized(goal, locale)}](${page})`,
        languages.join(', '),
        format(texts.minutes, { minutes }),
        projects.map((project) => `[${project}.zip](${getProjectZipPath(project)})`).join(', '),
      ]);
      const lines = [[texts.goal, texts.languages, texts.time, texts.zip], ['---', '---', '---', '---'], ...rows];
      const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
      return [toHeading(2, id, getLocalized(title, locale)), ...parseMarkdown(table)];
    });
  },
};
