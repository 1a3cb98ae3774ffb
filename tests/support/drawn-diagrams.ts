import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '@/lib/diagrams/drawing';
import { layoutDiagram } from '@/lib/diagrams/layout-diagram';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const folder = 'tests/fixtures/diagrams';

/** Every diagram of a kind among the fixtures, with its layout; block labels are in Indonesian, where they are longer. */
export function drawFixtures(kind: 'sequence' | 'flowchart'): { name: string; drawing: Drawing }[] {
  const { blocks } = getMessages(getLocale('id')).diagram;
  return readdirSync(folder)
    .filter((file) => file.startsWith(kind))
    .map((name) => ({ name, drawing: layoutDiagram(parseDiagram(readFileSync(join(folder, name), 'utf8')), blocks) }));
}
