import { toFaultLines } from '../errors/parse';
import { type SidebarMeta, sidebarMetaSchema } from '../schemas/sidebar-meta';
import { type ContentFile, readFiles } from '../source/read-files.server';
import type { Fault } from './fault';

interface DiskMeta {
  file: ContentFile;
  data: SidebarMeta;
}

/** Reads the `meta.json` files of a folder and collects what is wrong with them. */
export function readMetas(folder: string) {
  const metas: DiskMeta[] = [];
  const faults: Fault[] = [];
  for (const file of readFiles(folder, ['**/meta.json', '**/meta.*.json'])) {
    const where = `${folder}/${file.path}`;
    try {
      const result = sidebarMetaSchema.safeParse(JSON.parse(file.text));
      if (result.success) metas.push({ file, data: result.data });
      else
        faults.push({
          file: where,
          message: toFaultLines(result.error).join('; '),
          hint: 'The fields are: title, pages, defaultOpen.',
        });
    } catch (error) {
      faults.push({
        file: where,
        message: `Not valid JSON: ${String(error)}`,
        hint: 'Look for a missing quote or a comma too many.',
      });
    }
  }
  return { metas, faults };
}
