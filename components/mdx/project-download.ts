import { type Project, type ProjectId, projects } from '@/content/data/projects';
import { getTextAttribute } from '@/lib/content/mdx-element';
import { parseMarkdown } from '@/lib/content/nodes';
import { format } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';
import { getProjectZipPath } from '@/lib/outputs/project-zips/project-zip-path';
import type { TreeComponent } from './define-tree';

/** Where to download the project of a page, and how to run it. */
export const projectDownload: TreeComponent = {
  name: 'ProjectDownload',
  place: 'data',
  attributes: { project: { required: true, values: Object.keys(projects) } },
  toTree(element, { locale }) {
    const id = getTextAttribute(element, 'project') as ProjectId;
    const project: Project = projects[id];
    const texts = getMessages(locale).examples;
    const link = `[${id}.zip](${getProjectZipPath(id)})`;
    return parseMarkdown(
      format(project.usesSdk ? texts.downloadWithSdk : texts.download, { link, start: project.start }),
    );
  },
};
