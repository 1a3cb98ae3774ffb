import { type ProjectId, projects } from '@/content/data/projects';

/** Where the zip of a project is on the site. */
export function getProjectZipPath(id: ProjectId): string {
  return `/projects/${id}.zip`;
}

export const projectZipPaths = (Object.keys(projects) as ProjectId[]).map(getProjectZipPath);
