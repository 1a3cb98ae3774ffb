import { type Project, type ProjectId, projects } from '@/content/data/projects';
import { format } from '@/lib/i18n/format';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { findTextAttribute } from '@/lib/markdown/mdx-element';
import { parseMarkdown } from '@/lib/markdown/nodes';
import { getProjectMessages } from './messages';
import { getProjectZipPath } from './project-zip-path';

/** Tells readers where to download the project of a page, and how to run it. */
export const projectDownload: MarkdownComponent = {
  name: 'ProjectDownload',
  display: 'data',
  attributes: { project: { required: true, values: Object.keys(projects) } },
  toMarkdown(element, { locale }) {
    const id = findTextAttribute(element, 'project') as ProjectId;
    const project: Project = projects[id];
    const texts = getProjectMessages(locale);
    const link = `[${id}.zip](${getProjectZipPath(id)})`;
    return parseMarkdown(
      format(project.usesSdk ? texts.downloadWithSdk : texts.download, { link, start: project.start }),
    );
  },
};
