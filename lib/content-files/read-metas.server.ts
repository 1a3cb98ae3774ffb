import type { Fault } from '../errors/fault';
import { safeParse } from '../errors/parse';
import { type SidebarMeta, sidebarMetaSchema } from '../schemas/sidebar-meta';
import { type ContentFile, readFiles } from '../source/read-files.server';
import { findJsonFault } from './find-json-fault';
import { getJsonFieldLine } from './get-field-line';
import { toFieldFaults } from './to-field-faults';

interface DiskMeta {
  file: ContentFile;
  data: SidebarMeta;
}

/** Reads the `meta.json` files of a folder and collects what is wrong with them. */
export function readMetas(folder: string) {
  const metas: DiskMeta[] = [];
  const faults: Fault[] = [];
  for (const file of readFiles(folder, ['**/meta.json', '**/meta.*.json'])) {
    const parsed = parseMeta(file, `${folder}/${file.path}`);
    if ('faults' in parsed) faults.push(...parsed.faults);
    else metas.push(parsed.meta);
  }
  return { metas, faults };
}

function parseMeta(file: ContentFile, where: string): { meta: DiskMeta } | { faults: Fault[] } {
  const { text } = file;
  const fault = findJsonFault(text);
  if (fault) {
    const hint = 'Look for a missing quote or an extra comma.';
    return { faults: [{ file: `${where}:${fault.line}`, message: `Not valid JSON: ${fault.message}`, hint }] };
  }
  const data: unknown = JSON.parse(text);
  const result = safeParse(sidebarMetaSchema, data);
  if (result.success) return { meta: { file, data: result.data } };
  const place = { file: where, getLine: (field: string) => getJsonFieldLine(text, field) };
  return { faults: toFieldFaults(place, result.error, data, sidebarMetaSchema) };
}
