import { type ProjectId, projects } from '@/content/data/projects';

/** Returns the path of a project's zip on the site. */
export function getProjectZipPath(id: ProjectId): string {
  return `/projects/${id}.zip`;
}

export const projectZipPaths = (Object.keys(projects) as ProjectId[]).map(getProjectZipPath);
