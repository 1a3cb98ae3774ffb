import type { VirtualFile } from 'fumadocs-core/source';
import type { SidebarMeta } from '../schemas/sidebar-meta';

const translatedMeta = /^(.*?)meta\.\w+\.json$/;

/** Gives a translated `meta.xx.json` without `pages` the order of the `meta.json` beside it, so that it is written only once. */
export function inheritMetaOrder<File extends VirtualFile>(files: readonly File[]): File[] {
  const metaByPath = new Map(files.filter((file) => file.type === 'meta').map((file) => [file.path, file]));
  return files.map((file) => {
    const folder = file.type === 'meta' ? translatedMeta.exec(file.path)?.[1] : undefined;
    if (folder === undefined) return file;
    const base = metaByPath.get(`${folder}meta.json`)?.data as SidebarMeta | undefined;
    const own = file.data as SidebarMeta;
    return {
      ...file,
      data: { ...own, pages: own.pages ?? base?.pages, defaultOpen: own.defaultOpen ?? base?.defaultOpen },
    };
  });
}
